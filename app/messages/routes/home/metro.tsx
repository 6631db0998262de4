import type { Wrap } from '#app/messages/sentences.ts';

export * from './common.ts';

type City = { city: string };
type Counted = { count: string };

export const businessesIn = ({ city: place }: City) => `Businesses in ${place}`;
export const allListingsIn = ({ city: place }: City) => `All listings in ${place}`;
export const cityDescription = ({ city: place, count, site }: City & Counted & { site: string }) =>
  `${count} businesses in the ${place} area on ${site}: what is open now, top rated, new and closed, by neighborhood and on a map.`;
export const cityListDescription = ({
  city: place,
  count,
  site,
}: City & Counted & { site: string }) =>
  `${count} in the ${place} area on ${site}: opening hours, ratings, phone numbers and directions, on a list and on a map.`;
export const citySearchDescription = ({
  count,
  search,
  site,
}: Counted & { search: string; site: string }) =>
  `${count} for ${search} on ${site}: opening hours, ratings, phone numbers and directions, on a list and on a map.`;
export const severalCities = 'Several cities';
export const severalCitiesKicker = '404 · Several cities';
export const whichCity = 'Which city do you mean?';
export const arrangePage = 'Arrange this page';

export const savingCity = ({ city: place }: City) => `Saving ${place}…`;
export const saveCity = ({ city: place }: City) => `Save ${place} on this device`;
export const saveCityHint = 'Then you can search it offline.';
export const otherCitySaved = ({ city: place }: City) =>
  `${place} is saved on this device. You can save one city at a time:`;
export const replaceWith = ({ city: place }: City) => `Replace it with ${place}`;
export const cancel = 'Cancel';
export const citySaved = ({ city: place, saved }: City & { saved: Wrap }) => (
  <>
    {place} is saved on this device. {saved('See what is saved')}
  </>
);
