import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Creates a Miniflare whose workerd ends with this process, even when that is killed.
 * Miniflare itself handles signals by ending this process at once, before a database could be shut
 * down. The server decides that, so this removes Miniflare's listeners.
 */
export function createMiniflare(options: ConstructorParameters<typeof Miniflare>[0]): Miniflare {
  watchOverWorkerd();
  const before = new Set(signals.flatMap((signal) => process.listeners(signal)));
  const miniflare = new Miniflare(options);
  for (const signal of signals) {
    for (const listener of process.listeners(signal)) {
      if (!before.has(listener)) process.off(signal, listener);
    }
  }
  return miniflare;
}

/** Makes every workerd started by this process or its children end with its parent. */
export function watchOverWorkerd(): void {
  // Windows has no shell for this.
  if (process.platform === 'win32') return;
  const { default: workerd } = createRequire(import.meta.url)('workerd') as { default: string };
  process.env.MAINSTREET_WORKERD = workerd;
  process.env.MINIFLARE_WORKERD_PATH = join(import.meta.dirname, 'workerd.sh');
}
