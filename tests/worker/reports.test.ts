import { expect, test } from 'vitest';
import { signInAs } from '../support/clients.ts';
import { fileBackend } from '../support/file-backend.ts';
import { fetchWorker } from './worker.ts';

const tell = (type: string, body: unknown) =>
  fetchWorker('/api/reports', {
    method: 'POST',
    headers: { 'Content-Type': type, 'User-Agent': 'Mozilla/5.0 Chrome/147.0 Safari/537.36' },
    body: JSON.stringify(body),
  });

const violation = (page: string, blockedURL = 'https://evil.example/a?name=ana') => ({
  type: 'csp-violation',
  age: 10,
  url: page,
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: page,
    blockedURL,
    effectiveDirective: 'script-src-elem',
    originalPolicy: "default-src 'none'",
    disposition: 'enforce',
    statusCode: 200,
    sample: 'ana@mainstreet.example',
  },
});

async function findViolations() {
  const { client } = await signInAs('admin');
  const { data } = await client.rpc('find_health');
  return (data as { violations: object[] }).violations;
}

test('a page names its reporting endpoint, and reported violations are counted for admins', async () => {
  const page = `${fileBackend().workerUrl}/business/joes-bakery-austin-tx?from=ana`;
  const { headers } = await fetchWorker('/');
  expect(headers.get('Reporting-Endpoints')).toBe('reports="/api/reports"');
  expect(headers.get('Content-Security-Policy')).toContain(
    'report-uri /api/reports; report-to reports',
  );
  const old = {
    'csp-report': {
      'document-uri': page,
      'blocked-uri': 'https://evil.example/b',
      'violated-directive': 'script-src-elem',
    },
  };
  const both = [violation(page), violation('https://another.example/')];
  expect((await tell('application/reports+json', both)).status).toBe(204);
  expect((await tell('application/csp-report', old)).status).toBe(204);
  await expect.poll(findViolations).toEqual([
    {
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      screen: '/business/:id',
      browsers: ['Chromium'],
      reports: 2,
      last_on: expect.any(String),
    },
  ]);
});

test.each([
  ['text/plain', [], 415],
  ['application/reports+json', 'no reports', 400],
  ['application/reports+json', [{ type: 7 }], 400],
  ['application/csp-report', { 'csp-report': { 'document-uri': 'x'.repeat(3_000) } }, 400],
  ['application/reports+json', Array.from({ length: 51 }, () => violation('/')), 400],
  ['application/reports+json', 'x'.repeat(70_000), 413],
])('an invalid report is rejected: %s %j', async (type, body, status) => {
  expect((await tell(type, body)).status).toBe(status);
});
