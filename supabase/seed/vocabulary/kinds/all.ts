import { beautyKinds } from './beauty.ts';
import { breweryKinds, groceryKinds } from './breweries-and-groceries.ts';
import { barKinds, cafeKinds } from './cafes-and-bars.ts';
import { clinicsKinds } from './clinics.ts';
import { easternCuisines } from './cuisines-east.ts';
import { westernCuisines } from './cuisines-west.ts';
import { errandsKinds } from './errands.ts';
import { exerciseKinds } from './exercise.ts';
import { homeStoresKinds } from './home-stores.ts';
import { iceCreamKinds } from './ice-cream.ts';
import type { Kind } from './kind.ts';
import { lessonsKinds } from './lessons.ts';
import { officesKinds } from './offices.ts';
import { otherTables } from './other-tables.ts';
import { outsideAndInKinds } from './outside-and-in.ts';
import { petsKinds } from './pets.ts';
import { pipesAndWiresKinds } from './pipes-and-wires.ts';
import { bakeryKinds, pizzaKinds } from './pizza-and-bread.ts';
import { readingAndWearingKinds } from './reading-and-wearing.ts';
import { signKinds } from './sign-kinds.ts';
import { visitsKinds } from './visits.ts';
import { wheelsKinds } from './wheels.ts';

/** By category, the more telling names first; every generated category has some. */
export const kindsByCategory: Record<string, Kind[]> = {
  restaurants: [...signKinds, ...easternCuisines, ...westernCuisines, ...otherTables],
  pizza: pizzaKinds,
  bakeries: bakeryKinds,
  'ice-cream': iceCreamKinds,
  cafes: cafeKinds,
  bars: barKinds,
  breweries: breweryKinds,
  'grocery-stores': groceryKinds,
  ...readingAndWearingKinds,
  ...homeStoresKinds,
  ...petsKinds,
  ...wheelsKinds,
  ...errandsKinds,
  ...clinicsKinds,
  ...beautyKinds,
  ...exerciseKinds,
  ...pipesAndWiresKinds,
  ...outsideAndInKinds,
  ...officesKinds,
  ...lessonsKinds,
  ...visitsKinds,
};
