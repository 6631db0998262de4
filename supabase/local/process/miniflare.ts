import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Miniflare } from 'miniflare';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Makes a Miniflare whose workerd ends with this process, also when that is killed.
 *
 * Miniflare itself answers signals by ending this process at once, before a database could be shut
 * down. Who serves decides that, so its listeners are taken off again.
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

/** Lets every workerd that this process or its children start end with whoever started it. */
export function watchOverWorkerd(): void {
  // It has no shell for this.
  if (process.platform === 'win32') return;
  const { default: workerd } = createRequire(import.meta.url)('workerd') as { default: string };
  process.env.MAINSTREET_WORKERD = workerd;
  process.env.MINIFLARE_WORKERD_PATH = join(import.meta.dirname, 'workerd.sh');
}
