/** The Worker's schedules in wrangler.toml. */
export type Cron = '* * * * *' | '17 * * * *';

/** The pause between the end of a run and the next one, in milliseconds. */
const pauses: Record<Cron, number> = {
  // Short, so that the developer sees at once what Cloudflare does once a minute.
  '* * * * *': 1_000,
  '17 * * * *': 3_600_000,
};

/**
 * Runs the schedule after a second and then repeatedly; a failed run is retried the next time.
 * @returns a function that stops it
 */
export function startClock(cron: Cron, run: (cron: Cron) => Promise<unknown>): () => void {
  let timer = setTimeout(ring, 1_000);
  let isStopped = false;

  async function ring(): Promise<void> {
    await run(cron).catch(() => undefined);
    if (!isStopped) timer = setTimeout(ring, pauses[cron]);
  }

  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
