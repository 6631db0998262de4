import type { Random } from './random.ts';

/** Whether a description says more than what the business is. */
export type Shape = { hasDetail: boolean; hasOrigin: boolean };

/**
 * How many numbers sentences once took from a business's stream. Phones, hours and standings come
 * after them, and those of the committed listings are known to tests, statistics and claims: so
 * as many are still passed over. Words come from a stream of their own.
 */
const numbersOfLeads = [3, 2, 3, 2, 1, 2, 3, 2, 2, 3, 3];
const numbersOfOrigins = [3, 1, 1, 2, 1, 1, 0, 2, 2, 2, 0, 0];

/** Draws how much a description says; null for none at all. */
export function drawShape(random: Random): Shape | null {
  if (random.chance(0.04)) return null;
  passOver(1 + random.pick(numbersOfLeads), random);
  const hasDetail = random.chance(0.8);
  if (hasDetail) passOver(1, random);
  const hasOrigin = random.chance(0.45);
  if (hasOrigin) passOver(1 + random.pick(numbersOfOrigins), random);
  return { hasDetail, hasOrigin };
}

function passOver(count: number, random: Random): void {
  for (let passed = 0; passed < count; passed += 1) random.next();
}
