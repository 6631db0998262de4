import { openSession } from '../session/open-session.ts';

/**
 * Returns whether any of these writes took effect; what did not, never will. Null while nobody
 * answers.
 */
export async function resolveWrites(ids: readonly string[]): Promise<boolean | null> {
  const db = await openSession().catch(() => null);
  if (db === null) return null;
  let isDone = false;
  for (const write_id of ids) {
    const { data, error } = await db.rpc('resolve_write', { write_id });
    if (error) return null;
    isDone ||= data;
  }
  return isDone;
}

const everyMs = 10_000;

/**
 * Asks at once, every 10 s and when the network is back, until there is an answer, which it hands
 * to `onAnswer`; null is none. Returns a function to stop.
 */
export function pollUntilAnswered<Answer>(
  poll: () => Promise<Answer | null>,
  onAnswer: (answer: Answer) => void,
): () => void {
  let isOver = false;
  let isChecking = false;
  const timer = setInterval(() => void check(), everyMs);
  const soon = () => void check();
  addEventListener('online', soon);
  soon();

  async function check() {
    if (!navigator.onLine || isChecking) return;
    isChecking = true;
    const answer = await poll();
    isChecking = false;
    if (answer === null || isOver) return;
    stop();
    onAnswer(answer);
  }

  function stop() {
    isOver = true;
    clearInterval(timer);
    removeEventListener('online', soon);
  }

  return stop;
}

/**
 * Calls `onBack` once when the backend answers again. Returns a function to stop.
 */
export function waitForBackend(onBack: () => void): () => void {
  return pollUntilAnswered(isBack, onBack);
}

/** Checks the Worker's health endpoint, which includes the database that forms need. */
async function isBack(): Promise<true | null> {
  const signal = AbortSignal.timeout(5_000);
  const response = await fetch('/api/health', { cache: 'no-store', signal }).catch(() => null);
  return response?.ok ? true : null;
}
