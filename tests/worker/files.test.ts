import { expect, test } from 'vitest';
import { fetchWorker } from './worker.ts';

const namedFiles = ['/favicon.svg', '/icon-192.png'];

/** What differs from one answer to the next, or is about its content. */
const aboutTheAnswer = new Set([
  'cache-control',
  'cf-cache-status',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'server-timing',
  'keep-alive',
  'transfer-encoding',
  'vary',
  'x-request-id',
]);

test('files carry exactly the security headers of the Worker', async () => {
  const wanted = readSecurityHeaders(await fetchWorker('/robots.txt'));
  expect(Object.keys(wanted)).toContain('x-content-type-options');
  for (const path of [...namedFiles, ...(await findHashedFiles())]) {
    expect([path, readSecurityHeaders(await fetchWorker(path))]).toEqual([path, wanted]);
  }
});

test('files with a hash in their name are cached forever, and others are revalidated', async () => {
  const hashed = await findHashedFiles();
  expect(hashed.map((path) => path.split('.').at(-1))).toEqual(
    expect.arrayContaining(['css', 'js', 'woff2']),
  );
  for (const path of hashed) {
    const response = await fetchWorker(path);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  }
  for (const path of namedFiles) {
    const response = await fetchWorker(path);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  }
});

test('a missing file of another build is not cached as immutable', async () => {
  const response = await fetchWorker('/assets/home-00000000.js');
  expect(response.status).toBe(404);
  expect(response.headers.get('Cache-Control')).not.toContain('immutable');
});

test('the list of headers is not served', async () => {
  expect((await fetchWorker('/_headers')).status).toBe(404);
});

function readSecurityHeaders({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !aboutTheAnswer.has(name)));
}

/** The files of the build that the home page names. */
async function findHashedFiles(): Promise<string[]> {
  const html = await (await fetchWorker('/')).text();
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:css|js|woff2)/g))];
}
