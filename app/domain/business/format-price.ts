import { formatCount } from '../text/text.ts';
import type { Service } from './business.ts';

/** Returns '$45', '$45 – $80', 'from $45 an hour'; 'Ask for a price' if unknown. */
export function formatPrice(
  service: Pick<Service, 'least_price_cents' | 'most_price_cents' | 'price_unit'>,
): string {
  const { least_price_cents: least, most_price_cents: most, price_unit: unit } = service;
  if (least === null) return 'Ask for a price';
  const per = unit ? ` per ${unit}` : '';
  if (most === null) return `from ${formatDollars(least)}${per}`;
  if (most === least) return `${least === 0 ? 'Free' : formatDollars(least)}${per}`;
  return `${formatDollars(least)} – ${formatDollars(most)}${per}`;
}

function formatDollars(cents: number): string {
  const rest = cents % 100;
  const dollars = `$${formatCount((cents - rest) / 100)}`;
  return rest === 0 ? dollars : `${dollars}.${String(rest).padStart(2, '0')}`;
}
