/** How often something is tried: in `npm test`, and in `npm run test:long`. */
type Amounts = { short: number; long: number };

/** Whether this is `npm run test:long`, which runs the tests that import this file. */
export const isLong = process.env.TEST_LONG === '1';

export function howMany({ short, long }: Amounts): number {
  return isLong ? long : short;
}

/** What guards a number, and no behavior: only `npm run test:long` runs these files. */
export const onlyLong = ['supabase/seed/believable.test.ts', 'tests/database/import-cost.test.ts'];
