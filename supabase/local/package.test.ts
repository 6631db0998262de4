import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './environment.ts';

type Package = Record<'dependencies' | 'devDependencies', Record<string, string>>;

function readPins(folder: string): Record<string, string> {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(text) as Package;
  return { ...dependencies, ...devDependencies };
}

test('packages that the backend and the site share are pinned to the same versions', () => {
  const [ours, theirs] = [readPins(import.meta.dirname), readPins(root)];
  const shared = Object.keys(ours).filter((name) => name in theirs);
  expect(shared).toContain('@supabase/supabase-js');
  const pick = (pins: Record<string, string>) => shared.map((name) => [name, pins[name]]);
  expect(pick(ours)).toEqual(pick(theirs));
});
