import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../supabase/local/environment.ts';

/**
 * The files of browser tests that `npm test` leaves to `npm run test:more`, as tests/README.md
 * lists them with reasons: for every project, and those for the phone alone.
 */
export function readMoreTests(): { all: string[]; phone: string[] } {
  const page = readFileSync(join(root, 'tests', 'README.md'), 'utf8');
  const section = page.split('## Left to `npm run test:more`')[1]?.split('\n## ')[0] ?? '';
  const cells = Array.from(section.matchAll(/^\| (phone: )?(`.*?`) \|/gm));
  const list = (isPhone: boolean) =>
    cells
      .filter(([, phone]) => (phone !== undefined) === isPhone)
      .flatMap(([, , files = '']) => files.match(/[\w-]+\.spec\.ts/g) ?? [])
      .map((file) => `**/${file}`);
  return { all: list(false), phone: list(true) };
}
