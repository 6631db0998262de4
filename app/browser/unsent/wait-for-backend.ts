const everyMs = 10_000;

/**
 * Calls `onBack` once when the backend answers again: polls every 10 s and when the network is
 * back. Returns a function to stop.
 */
export function waitForBackend(onBack: () => void): () => void {
  let isOver = false;
  const timer = setInterval(() => void look(), everyMs);
  const soon = () => void look();
  addEventListener('online', soon);

  async function look() {
    if (!navigator.onLine || !(await isBack()) || isOver) return;
    stop();
    onBack();
  }

  function stop() {
    isOver = true;
    clearInterval(timer);
    removeEventListener('online', soon);
  }

  return stop;
}

/** Checks the Worker's health endpoint, which includes the database that forms need. */
async function isBack(): Promise<boolean> {
  const signal = AbortSignal.timeout(5_000);
  const response = await fetch('/api/health', { cache: 'no-store', signal }).catch(() => null);
  return response?.ok === true;
}
