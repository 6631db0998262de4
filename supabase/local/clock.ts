/** The Worker's schedules, as wrangler.toml has them. */
export type Cron = '* * * * *' | '17 * * * *';

/** How long after its end a schedule's work begins again. */
const pauses: Record<Cron, number> = {
  // So that what Cloudflare does once a minute is done here while somebody looks.
  '* * * * *': 1_000,
  '17 * * * *': 3_600_000,
};

/**
 * Runs the schedule a second from now and again and again; what fails is tried the next time.
 * @returns stops it
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
