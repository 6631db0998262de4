import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { measureWalk } from '#app/domain/article/measure-walk.ts';
import { demoCount, generateBusinesses } from './generate.ts';
import { readArticles } from './read-articles.ts';
import { readMetros } from './reference-data.ts';

const known = { listings: new Set(['joes-diner']), metros: new Set(['austin-tx']) };
const guide = {
  slug: 'austin',
  title: 'Austin',
  summary: 'A day.',
  metro: 'austin-tx',
  author: 'ann',
  published_at: '2026-03-12',
  updated_at: '2026-03-12',
};

function read(matter: Record<string, string>, body: string) {
  const folder = mkdtempSync(join(tmpdir(), 'articles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'guides'));
  mkdirSync(join(folder, 'posts'));
  writeFileSync(join(folder, 'authors.json'), '[{"slug":"ann","name":"Ann","bio":""}]');
  const lines = Object.entries(matter).map(([name, value]) => `${name}: ${value}`);
  writeFileSync(join(folder, 'guides/austin.md'), `---\n${lines.join('\n')}\n---\n\n${body}\n`);
  return readArticles(folder, known);
}

test('a guide is read with its metadata and its text', () => {
  const { guides } = read(guide, 'Go.\n\n::listing{slug="joes-diner"}');
  expect(guides).toEqual([{ ...guide, body: 'Go.\n\n::listing{slug="joes-diner"}' }]);
});

test.each([
  ['a listing', {}, '::listing{slug="gone"}', 'austin names an unknown listing: gone'],
  ['a metro', { metro: 'atlantis' }, 'Go.', 'austin names an unknown metro: atlantis'],
  ['an author', { author: 'bob' }, 'Go.', 'austin names an unknown author: bob'],
])('%s that does not exist is refused by name', (_what, change, body, message) => {
  expect(() => read({ ...guide, ...change }, body)).toThrow(message);
});

test('an unknown field or an invalid date is rejected with the file’s name', () => {
  expect(() => read({ ...guide, mood: 'sunny' }, 'Go.')).toThrow(/austin\.md.*mood/s);
  expect(() => read({ ...guide, published_at: 'soon' }, 'Go.')).toThrow(/austin\.md.*a day/s);
});

test('most guides are walked within a day, and none asks for a drive of more than 40 minutes', () => {
  const rows = Array.from(generateBusinesses({ count: demoCount }), ({ row }) => row);
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  const { guides } = readArticles(join(import.meta.dirname, 'content'), {
    listings: new Set(bySlug.keys()),
    metros: new Set(readMetros().map(({ slug }) => slug)),
  });
  const days = guides.map(({ slug, body }) => {
    const slugs = Array.from(body.matchAll(/::listing\{slug="([^"]+)"/g), ([, stop]) => stop ?? '');
    const legs = measureWalk(slugs.map((stop) => bySlug.get(stop) ?? null));
    const miles = legs.reduce((sum, leg) => sum + (leg?.miles ?? Infinity), 0);
    return { slug, legs, miles };
  });
  const walked = days.filter(({ legs, miles }) => legs.every((leg) => leg?.isOnFoot) && miles < 8);
  expect(walked.length).toBeGreaterThan(guides.length / 2);
  const far = days.filter(({ legs, miles }) => miles > 26 || legs.some((leg) => leg!.minutes > 40));
  expect(far).toEqual([]);
});
