import type { Service } from './business.ts';

export type Price = Pick<Service, 'least_price_cents' | 'most_price_cents' | 'price_unit'>;

const amount = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?\s*$/;

/** '15 / person', '45 per hour', '$20/hr' */
const withUnit = /^(.+?)\s*(?:\/|\bper\b)\s*([a-z][^/]*)$/i;

/**
 * Parses a price as people write it: '' is none, '45', 'from 45', '45-80', 'free', '15 / person'.
 * The unit is null if none is typed. Null if it is something else, or if the second amount is the
 * smaller one.
 */
export function parsePrice(typed: string): Price | null {
  const text = typed.trim();
  if (text === '') return { least_price_cents: null, most_price_cents: null, price_unit: null };
  const [, amounts = text, unit] = withUnit.exec(text) ?? [];
  const cents = parseAmounts(amounts.toLowerCase());
  return cents && { ...cents, price_unit: unit?.trim() ?? null };
}

function parseAmounts(text: string): Omit<Price, 'price_unit'> | null {
  if (text === 'free') return { least_price_cents: 0, most_price_cents: 0 };
  const isFrom = /^from\b|\+$/.test(text);
  const parts = text
    .replace(/^from\b/, '')
    .replace(/\+$/, '')
    .split(/\s*(?:[-–—]|\bto\b)\s*/);
  const [least, most = isFrom ? null : least] = parts.map(parseCents);
  if (least === null || least === undefined || parts.length > 2) return null;
  if (most === undefined || (parts.length === 2 && (most === null || most < least))) return null;
  return { least_price_cents: least, most_price_cents: most };
}

/** Returns the price without its unit, in the form in which it is typed. */
export function writePrice({
  least_price_cents: least,
  most_price_cents: most,
}: Omit<Price, 'price_unit'>): string {
  if (least === null) return '';
  if (most === null) return `from ${writeDollars(least)}`;
  return most === least ? writeDollars(least) : `${writeDollars(least)} - ${writeDollars(most)}`;
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
