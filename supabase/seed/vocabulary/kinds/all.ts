import { appointmentKinds } from './appointments.ts';
import { shopKinds } from './counters.ts';
import { cuisineKinds, otherTables } from './cuisines.ts';
import { barKinds, breweryKinds, cafeKinds, groceryKinds } from './cups.ts';
import { deskKinds } from './desks.ts';
import { houseCallKinds } from './house-calls.ts';
import type { Kind } from './kind.ts';
import { signKinds } from './noodles-and-smoke.ts';
import { bakeryKinds, iceCreamKinds, pizzaKinds } from './ovens.ts';

/** By category, the more telling names first; every generated category has some. */
export const kindsByCategory: Record<string, Kind[]> = {
  restaurants: [...signKinds, ...cuisineKinds, ...otherTables],
  pizza: pizzaKinds,
  bakeries: bakeryKinds,
  'ice-cream': iceCreamKinds,
  cafes: cafeKinds,
  bars: barKinds,
  breweries: breweryKinds,
  'grocery-stores': groceryKinds,
  ...shopKinds,
  ...appointmentKinds,
  ...houseCallKinds,
  ...deskKinds,
};
