import { expect, test } from 'vitest';
import { toScriptText } from './document-scripts.tsx';

test('a name cannot end the script it is in', () => {
  const data = { name: '</script><script>alert(1)</script><!-- \u2028 & Co.' };
  const text = toScriptText(data);
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toEqual(data);
});
