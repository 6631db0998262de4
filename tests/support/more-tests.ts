import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../supabase/local/environment.ts';

/**
 * The files that `npm test` leaves to `npm run test:more`, as tests/README.md lists them with reasons: browser tests for
 * every project, those for the phone alone, and vitest's.
 */
export function readMoreTests(): { browser: string[]; phone: string[]; vitest: string[] } {
  const page = readFileSync(join(root, 'tests', 'README.md'), 'utf8');
  const section = page.split('## Left to `npm run test:more`')[1]?.split('\n## ')[0] ?? '';
  const cells = Array.from(section.matchAll(/^\| (phone: )?(`.*?`) \|/gm));
  const list = (isPhone: boolean, names: RegExp) =>
    cells
      .filter(([, phone]) => (phone !== undefined) === isPhone)
      .flatMap(([, , files = '']) => files.match(names) ?? [])
      .map((file) => `**/${file}`);
  const specs = /[\w-]+\.spec\.ts/g;
  return {
    browser: list(false, specs),
    phone: list(true, specs),
    vitest: list(false, /[\w/-]+\.test\.ts/g),
  };
}
