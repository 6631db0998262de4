import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startByScript } from './start-script.ts';

const code = 'import "/a.js";\nwindow.words = "</b> $& \u2028";';
const page = `<p>Hello</p><script type="module" async="" nonce="n">${code}</script>`;

/** What the start puts into the page. */
function start(html: string, trustedTypes?: object) {
  const script = { type: '', text: '' as unknown, remove: () => undefined };
  const document = { createElement: () => script, head: { append: () => undefined } };
  const [, inline = ''] = /<script nonce="n">(.*)<\/script>/s.exec(html) ?? [];
  runInNewContext(inline, { document, trustedTypes, self: { trustedTypes } });
  return script;
}

test('the module comes into the page by a script, as it was, and its text is told for its hash', () => {
  const { html, modules } = startByScript(page, 'n');
  expect(html).not.toContain('<script type="module"');
  expect(html).toMatch(/^<p>Hello<\/p><script nonce="n">/);
  expect(modules).toEqual([code]);
  expect(start(html)).toMatchObject({ type: 'module', text: code });
});

test('where text is no script it is made one, by the policy that the page allows', () => {
  const policies: string[] = [];
  const createPolicy = (name: string, rules: { createScript: (text: string) => string }) => {
    policies.push(name);
    return { createScript: (text: string) => ({ trusted: rules.createScript(text) }) };
  };
  const { text } = start(startByScript(page, 'n').html, { createPolicy });
  expect(text).toEqual({ trusted: code });
  expect(policies).toEqual(['start']);
});

test('React may write the nonce before the type', () => {
  const { modules } = startByScript(page.replace(/(<script)(.*)( nonce="n")/, '$1$3$2'), 'n');
  expect(modules).toEqual([code]);
});

test('a module that React did not make stays as it is, and is told nobody', () => {
  expect(startByScript(page, 'another')).toEqual({ html: page, modules: [] });
});
