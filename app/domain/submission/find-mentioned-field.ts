import type { Content } from './submission.ts';

/** How admins name a field in a reason. */
const names: readonly (readonly [RegExp, keyof Content])[] = [
  [/\b(photos?|pictures?|images?)\b/, 'photos'],
  [/\b(pin|map|location)\b/, 'location'],
  [/\btime zone\b/, 'stated_time_zone'],
  [/\bzip\b/, 'zip_code'],
  [/\b(street|address|suite|house number)\b/, 'street'],
  [/\b(city|town)\b/, 'city'],
  [/\b(phone|telephone|number is)\b/, 'phone'],
  [/\be-?mail\b/, 'email'],
  [/\b(website|web ?page|web ?site|site|url)\b/, 'website'],
  [/\b(hours|opening times?)\b/, 'hours_words'],
  [/\b(category|categories|kind of business)\b/, 'category'],
  [/\b(description|describe|text)\b/, 'description'],
  [/\b(services?|prices?)\b/, 'services'],
  [/\b(features?|parking)\b/, 'attributes'],
  [/\b(name|named|called)\b/, 'name'],
];

/** Returns the field that a reason for a rejection is about: the first it names; null without one. */
export function findMentionedField(reason: string): keyof Content | null {
  const text = reason.toLowerCase();
  const found = names
    .map(([pattern, field]) => ({ field, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  return found[0]?.field ?? null;
}
