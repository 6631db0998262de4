import { createHash } from 'node:crypto';
import { CspEvaluator, STRICTCSP_CHECKS } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, withoutNonce, earlyHints } from './document-headers.ts';

const nonce = 'only-react-knows';
const surroundings = {
  nonce,
  modules: [],
  backendUrl: 'https://project.supabase.co/',
  mapStyleUrl: null,
  hasTurnstile: false,
};
const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('exactly the inline scripts that React made are allowed, and its nonce leaves the page', async () => {
  const page = `<script nonce="${nonce}">one()</script><script type="module" async="" nonce="${nonce}">two(\n)</script><script src="/a.js" nonce="${nonce}"></script>`;
  const policy = await contentSecurityPolicy(page, surroundings);
  expect(policy).toContain(
    `script-src 'strict-dynamic' ${hashOf('one()')} ${hashOf('two(\n)')} https: 'unsafe-inline';`,
  );
  expect(withoutNonce(page, nonce)).toBe(
    '<script>one()</script><script type="module" async="">two(\n)</script><script src="/a.js"></script>',
  );
});

test('the policy blocks scripts injected into the page', async () => {
  const page = `<p><script>evil()</script><script nonce="guessed">evil()</script></p><script nonce="${nonce}">one()</script>`;
  const policy = await contentSecurityPolicy(page, surroundings);
  expect(policy).toContain(
    `script-src 'strict-dynamic' ${hashOf('one()')} https: 'unsafe-inline';`,
  );
});

test('a page without scripts allows none: the words for old browsers stand beside a hash alone', async () => {
  const policy = await contentSecurityPolicy('<p>Hello</p>', surroundings);
  expect(policy).toContain("script-src 'none';");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("default-src 'none'");
});

test('the policy allows connections to the backend and to no other host', async () => {
  const policy = await contentSecurityPolicy('<p>Hello</p>', surroundings);
  expect(policy).toContain(
    "connect-src 'self' https://project.supabase.co wss://project.supabase.co;",
  );
  const local = { ...surroundings, backendUrl: 'http://127.0.0.1:54321' };
  expect(await contentSecurityPolicy('', local)).toContain(
    "connect-src 'self' http://127.0.0.1:54321 ws://127.0.0.1:54321;",
  );
});

test('the host of the street maps and their policy are allowed only while they are on', async () => {
  const withStreets = { ...surroundings, mapStyleUrl: 'https://tiles.example/styles/one' };
  const policy = await contentSecurityPolicy('', withStreets);
  expect(policy).toMatch(/connect-src 'self' [^;]+ https:\/\/tiles\.example;/);
  expect(policy).toContain('trusted-types start service-worker default;');
  expect(await contentSecurityPolicy('', surroundings)).not.toMatch(/tiles\.example|default;/);
});

test('Turnstile’s host and policy are allowed only while it is on', async () => {
  const policy = await contentSecurityPolicy('', { ...surroundings, hasTurnstile: true });
  expect(policy).toContain("frame-src 'self' https://challenges.cloudflare.com;");
  expect(policy).toContain('trusted-types start service-worker turnstile;');
  expect(await contentSecurityPolicy('', surroundings)).not.toMatch(/challenges|turnstile/);
});

test('Google’s evaluator finds nothing in the policy', async () => {
  const policy = await contentSecurityPolicy(
    `<script nonce="${nonce}">one()</script>`,
    surroundings,
  );
  const { csp } = new CspParser(policy);
  const said = new CspEvaluator(csp).evaluate(STRICTCSP_CHECKS);
  // That newer browsers pass over what is there for older ones is no finding.
  expect(said.filter(({ severity }) => severity < Severity.NONE)).toEqual([]);
});

test('style sheet, font and the most wanted picture are reported early, as the page asks for them', () => {
  const html = `<head><link rel="preload" as="image" href="/art/city.svg?v=1&amp;slug=austin-tx" fetchPriority="high"/>
    <link rel="preload" href="/assets/a.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>
    <link rel="stylesheet" href="/assets/root.css"/></head>`;
  expect(earlyHints(html)).toBe(
    '</art/city.svg?v=1&slug=austin-tx>; rel=preload; as=image; fetchpriority=high, ' +
      '</assets/a.woff2>; rel=preload; as=font; type=font/woff2; crossorigin, ' +
      '</assets/root.css>; rel=preload; as=style',
  );
});

test.each([
  ['a script', '<link rel="modulepreload" href="/assets/site.js"/>'],
  ['a picture that can wait', '<link rel="preload" as="image" href="/art/shop.svg"/>'],
  [
    'a photo of several sizes',
    '<link rel="preload" as="image" imageSrcSet="/a.webp 480w" fetchPriority="high"/>',
  ],
  ['another address of the page', '<link rel="canonical" href="/"/>'],
])('%s is not', (_, link) => {
  expect(earlyHints(link)).toBe('');
});
