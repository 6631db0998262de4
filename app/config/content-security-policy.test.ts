import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const backend = 'https://project.supabase.co/';
const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('exactly the inline scripts of the page are allowed', async () => {
  const page =
    '<script>one()</script><script type="module" async="">two(\n)</script><script src="/a.js"></script>';
  const policy = await contentSecurityPolicy(page, backend);
  expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two(\n)')};`);
});

test('a page without scripts allows only our own files, and never unsafe ones', async () => {
  const policy = await contentSecurityPolicy('<p>Hello</p>', backend);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("default-src 'none'");
});

test('of other hosts only the backend may be talked to', async () => {
  const policy = await contentSecurityPolicy('<p>Hello</p>', backend);
  expect(policy).toContain("connect-src 'self' https://project.supabase.co;");
});
