/** So that what Cloudflare does once a minute is done here while somebody looks. */
const everyMs = 1_000;

/**
 * Does the work again and again, a second after it was done; what fails is tried the next time.
 * @returns stops it
 */
export function startClock(work: () => Promise<unknown>): () => void {
  let timer = setTimeout(ring, everyMs);
  let isStopped = false;

  async function ring(): Promise<void> {
    await work().catch(() => undefined);
    if (!isStopped) timer = setTimeout(ring, everyMs);
  }

  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
