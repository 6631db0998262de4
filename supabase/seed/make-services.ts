import type { GeneratedService } from './generated-business.ts';
import type { Random } from './random.ts';
import type { ServiceWords } from './vocabulary.ts';

const shareWithPrices = 0.7;

/** What costs less, in dollars, has one price: a menu names no ranges. */
const mostOfOnePrice = 40;

/** What a listing charges for, by the level of prices of its own. */
export function makeServices(
  words: ServiceWords[] | undefined,
  random: Random,
): GeneratedService[] {
  if (!words || !random.chance(shareWithPrices)) return [];
  const level = random.next();
  return words
    .filter(() => random.chance(0.8))
    .map(([name, min, max, unit]) => ({
      name,
      ...makePrice({ price: roundPrice(min + level * (max - min)), unit, random }),
    }));
}

type PriceInput = { price: number; unit: string | undefined; random: Random };

/** Most name one price, some begin at one or name a range, a few want to be asked. */
function makePrice({ price, unit, random }: PriceInput): Omit<GeneratedService, 'name'> {
  const kind = random.next();
  const min_price_cents = price * 100;
  const price_unit = unit ?? null;
  if (price < mostOfOnePrice || kind < 0.6) {
    return { min_price_cents, max_price_cents: min_price_cents, price_unit };
  }
  if (kind < 0.75) return { min_price_cents, max_price_cents: null, price_unit };
  if (kind < 0.93) {
    return { min_price_cents, max_price_cents: roundPrice(price * 1.4) * 100, price_unit };
  }
  return { min_price_cents: null, max_price_cents: null, price_unit: null };
}

/** As people write prices: whole dollars, then fives, then tens. */
function roundPrice(dollars: number): number {
  const step = dollars < 40 ? 1 : dollars < 200 ? 5 : 10;
  return Math.round(dollars / step) * step;
}
