import { expect, test } from 'vitest';
import { readReports, reportsSchema } from './violation.ts';

const body = {
  documentURL: 'https://mainstreet.example/business/joes?from=ana',
  blockedURL: 'https://evil.example/steal?name=ana',
  effectiveDirective: 'script-src-elem',
  sample: 'secret',
};
const read = (reports: unknown) => readReports(reportsSchema.parse(reports));

test('a violation report names the blocked origin, in both formats that browsers send', () => {
  const old = {
    'document-uri': body.documentURL,
    'blocked-uri': body.blockedURL,
    'violated-directive': "script-src-elem 'self'",
  };
  const wanted = {
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    page: new URL(body.documentURL),
  };
  expect(read([{ type: 'csp-violation', body }])).toEqual([wanted]);
  expect(read({ 'csp-report': old })).toEqual([wanted]);
});

test.each([
  ['inline', 'inline'],
  ['trusted-types-policy', 'trusted-types-policy'],
  ['chrome-extension://abcdef/ana.js', 'chrome-extension:'],
  ['data:text/html,ana', 'data:'],
  ['wss://evil.example:8443/ana', 'wss://evil.example:8443'],
])('%s is counted as %s', (blockedURL, blocked) => {
  expect(read([{ type: 'csp-violation', body: { ...body, blockedURL } }])).toMatchObject([
    { blocked },
  ]);
});

test('a prefetch of a screen’s data that Firefox blocks is passed over, other data is not', () => {
  const prefetch = {
    documentURL: 'https://mainstreet.example/?q=pizza',
    effectiveDirective: 'default-src',
    blockedURL:
      'https://mainstreet.example/business/joes.data?_routes=routes%2Fbusiness%2Fbusiness',
  };
  const report = (change: Partial<typeof prefetch>) => [
    { type: 'csp-violation', body: { ...prefetch, ...change } },
  ];
  expect(read(report({}))).toEqual([]);
  expect(read(report({ effectiveDirective: 'connect-src' }))).toHaveLength(1);
  expect(read(report({ blockedURL: 'https://evil.example/joes.data' }))).toHaveLength(1);
  expect(read(report({ blockedURL: 'https://mainstreet.example/joes.js' }))).toHaveLength(1);
});

test.each([
  ['of another type', [{ type: 'deprecation', body }]],
  ['without a page', [{ type: 'csp-violation', body: { ...body, documentURL: 'about' } }]],
  ['without a rule', [{ type: 'csp-violation', body: { ...body, effectiveDirective: '<b>' } }]],
  ['of no address', [{ type: 'csp-violation', body: { ...body, blockedURL: '' } }]],
])('a report %s is passed over', (_what, reports) => {
  expect(read(reports)).toEqual([]);
});
