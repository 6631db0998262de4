import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** What the specification itself writes with a straight one. */
const specified = [
  "An unexpected error occurred. This has been logged and we're looking into it.",
  "Please check your email to verify your account. After clicking the confirmation link, you'll be redirected to the homepage.",
];

/** Its texts are for whoever deploys. */
const notRead = 'app/config/env.ts';

test('apostrophes in what people read are the printed ones, but in what the specification writes', () => {
  const files = ['app', 'functions'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((name) => /\.(tsx?|json)$/.test(name) && !/\.test\.tsx?$/.test(name)),
  );
  const texts = files
    .filter((name) => name !== notRead)
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
    // Parsing takes a while, and most have none.
    .filter(({ source }) => /\p{L}\\?('|&apos;|&#39;)\p{L}/u.test(source))
    .flatMap(({ file, source }) => findTexts(file, source))
    .filter((text) => /\p{L}'\p{L}/u.test(text));
  expect(texts.map((text) => text.trim()).toSorted()).toEqual(specified.toSorted());
});

/** The strings of a module, and what stands between its tags; comments are neither. */
function findTexts(file: string, source: string): string[] {
  const tree: unknown = file.endsWith('.json')
    ? JSON.parse(source)
    : parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') });
  const texts: string[] = [];
  const look = (node: unknown) => {
    if (typeof node === 'string') texts.push(node);
    if (typeof node !== 'object' || node === null) return;
    // Strings and text between tags have a `raw` form, too: as it was written.
    for (const [name, value] of Object.entries(node)) if (name !== 'raw') look(value);
  };
  look(tree);
  return texts;
}
