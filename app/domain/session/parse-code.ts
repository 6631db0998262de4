import { accountRules } from '#app/config/account-rules.ts';
import type { Parsed } from '../contact/contact.ts';

const { codeLength } = accountRules;

/** Parses a code copied from a mail; accepts spaces, dashes and invisible characters in it. */
export function parseCode(value: unknown): Parsed {
  const typed = typeof value === 'string' ? value : '';
  const code = typed.replaceAll(/[\s\p{Cf}\p{Pd}]/gu, '');
  if (code === '') return { ok: false, message: 'Code is required' };
  if (!/^\d+$/.test(code) || code.length !== codeLength) {
    return { ok: false, message: `The code has ${codeLength} digits` };
  }
  return { ok: true, value: code };
}
