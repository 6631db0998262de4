import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rateLimits } from '#app/config/limits.ts';
import { operations } from '#app/domain/api/operations.ts';
import type { Callers, Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const document = join(import.meta.dirname, 'ENDPOINTS.md');
/** The table of endpoints: its head, and all lines that follow without a gap. */
const table = /^\| endpoint \|.*\n(?:\|.*\n)*/m;

const callersInWords: Record<Callers, string> = {
  'any-site': 'any site',
  anyone: 'anyone',
  'metrics-token': '`METRICS_TOKEN` as bearer',
  people: 'people, signed in',
  admins: 'admins, signed in',
  'our-pages': 'our pages',
};

function writeTable(): string {
  return ['| endpoint | callers, limit | answer |', '|---|---|---|', ...endpoints.map(writeLine)]
    .map((line) => `${line}\n`)
    .join('');
}

function writeLine({ methods, path, callers, limit, answers }: Endpoint): string {
  const called = methods.length > 1 ? path : `${methods.join()} ${path}`;
  const who =
    callersInWords[callers] + (limit === null ? '' : `, ${inWords(rateLimits[limit])} (${limit})`);
  return `| \`${called}\` | ${who} | ${answers} |`;
}

function inWords({ requests, windowSeconds }: { requests: number; windowSeconds: number }) {
  return `${requests} ${windowSeconds === 60 ? 'a minute' : 'an hour'}`;
}

test('ENDPOINTS.md lists the endpoints as they are; `vitest -u` writes its table', async () => {
  const text = await readFile(document, 'utf8');
  expect(text).toMatch(table);
  await expect(text.replace(table, writeTable)).toMatchFileSnapshot(document);
});

test('an address is in the table once, with all its methods', () => {
  const paths = endpoints.map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
});

test('endpoints that other sites may call are read by GET alone', () => {
  for (const { callers, methods } of endpoints.filter(({ callers }) => callers === 'any-site')) {
    expect([callers, methods]).toEqual(['any-site', ['GET']]);
  }
});

test('openapi.json describes exactly the endpoints that other sites may call', () => {
  /** The same under another name, the description itself, and the format of browsers' address bars. */
  const undescribed = new Set(['/search.json', '/openapi.json', '/api/opensearch']);
  const open = endpoints.filter(
    ({ callers, path }) => callers === 'any-site' && !undescribed.has(path),
  );
  const described = open.map(({ operation, path, limit }) => `${operation} ${path} ${limit}`);
  const expected = Object.entries(operations).map(
    ([id, { path, limit }]) => `${id} ${path} ${limit}`,
  );
  expect(new Set(described)).toEqual(new Set(expected));
});
