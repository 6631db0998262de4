import type { Service } from './business.ts';

export type Price = Pick<Service, 'min_price_cents' | 'max_price_cents' | 'price_unit'>;

const amount =
  /^(?:us ?)?\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?\s*(?:\$|usd|dollars?|d[oó]lares|bucks)?$/;

/** '15 / person', '45 per hour', '$59, per guest', '80 an hour', '15 por persona', '12 each', '12 c/u' */
const withUnit =
  /^(.+?)(?:\s*(?:\/|,?\s*\b(?:per|por|an?|la|el)\b)\s*([a-z][^/]*)|\s*\b(each|ea|c\/u|cada uno)\.?)$/i;

const free = new Set(['free', 'no charge', 'complimentary', 'gratis']);
const from = /^(?:from|start(?:s|ing) (?:at|from)|desde)\b/;

/**
 * Parses a price as people write it: '' is none, '45', 'from 45', '45-80', 'free', '15 / person'.
 * The unit is null if none is typed. Null if it is something else, or if the second amount is the
 * smaller one.
 */
export function parsePrice(typed: string): Price | null {
  const text = typed.trim();
  if (text === '') return { min_price_cents: null, max_price_cents: null, price_unit: null };
  const [, amounts = text, unit, each] = withUnit.exec(text) ?? [];
  const cents = parseAmounts(amounts.toLowerCase());
  return cents && { ...cents, price_unit: each ? 'each' : (unit?.trim() ?? null) };
}

function parseAmounts(text: string): Omit<Price, 'price_unit'> | null {
  if (free.has(text)) return { min_price_cents: 0, max_price_cents: 0 };
  const isFrom = from.test(text) || text.endsWith('+');
  const parts = text
    .replace(from, '')
    .replace(/\+$/, '')
    .split(/\s*(?:[-–—]|\b(?:to|a)\b)\s*/);
  const [min, max = isFrom ? null : min] = parts.map(parseCents);
  if (min === null || min === undefined || parts.length > 2) return null;
  if (max === undefined || (parts.length === 2 && (max === null || max < min))) return null;
  return { min_price_cents: min, max_price_cents: max };
}

/** Returns the price without its unit, in the form in which it is typed. */
export function writePrice({
  min_price_cents: min,
  max_price_cents: max,
}: Omit<Price, 'price_unit'>): string {
  if (min === null) return '';
  if (max === null) return `from ${writeDollars(min)}`;
  return max === min ? writeDollars(min) : `${writeDollars(min)} - ${writeDollars(max)}`;
}

function parseCents(text: string): number | null {
  const match = amount.exec(text.trim());
  if (!match) return null;
  const [, dollars = '', cents = ''] = match;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}

function writeDollars(cents: number): string {
  const rest = cents % 100;
  const dollars = String((cents - rest) / 100);
  return rest === 0 ? dollars : `${dollars}.${String(rest).padStart(2, '0')}`;
}
