import * as z from 'zod/mini';
import * as t from '#app/messages/domain/field.ts';
import type { Parsed } from '../contact/contact.ts';
import { cleanText, namesOf } from '../text/text.ts';

/** Returns the schema of a form's field by its parser, which has the rule and its sentence. */
export function field(parse: (value: unknown) => Parsed) {
  const check = z.transform((value: unknown, { issues }) => {
    const parsed = parse(value);
    if (parsed.ok) return parsed.value;
    issues.push({ code: 'custom', message: parsed.message, input: value });
    return z.NEVER;
  });
  return z.pipe(z.unknown(), check);
}

/** Returns the schema of a required text of at most `max` characters. */
export function requiredText(label: string, max: number) {
  return field((value) => {
    const text = cleanText(value);
    if (text === '') return { ok: false, message: t.required({ label }) };
    return limitText(label, text, max);
  });
}

/** Returns the schema of a text of at most `max` characters; '' if none was given. */
export function optionalText(label: string, max: number) {
  return field((value) => limitText(label, cleanText(value), max));
}

/** Returns the text, or a sentence if it has more than `max` characters. */
export function limitText(label: string, text: string, max: number): Parsed {
  if (isWithin(max)(text)) return { ok: true, value: text };
  return { ok: false, message: t.tooLong({ label, max }) };
}

/** Returns the schema of a choice among these names. */
export function choiceOf<Name extends string>(names: Record<Name, unknown>, message = '') {
  return z.enum(namesOf(names), message);
}

/** Returns the schema of a hidden field that its own form wrote, as JSON. */
export function writtenJson<Value>() {
  return z.pipe(
    z.string(),
    z.transform((json) => JSON.parse(json) as Value),
  );
}

/** Counts code points, as PostgreSQL counts characters. */
export function isWithin(max: number) {
  return (text: string | null) => Array.from(text ?? '').length <= max;
}

/** Why somebody decided or did something, as others read it; the domain `private.reason` in SQL. */
export const reasonField = requiredText(t.reason, 1000);
