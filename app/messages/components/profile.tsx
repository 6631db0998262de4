import type { ReactNode } from 'react';
import { formatList, type Wrap } from '#app/messages/sentences.ts';

export const reach = ({ name }: { name: ReactNode }) => <>Contact {name}</>;
export const address = 'Address';
/** After the address; only screen readers read it. */
export const onMap = ' on a map';
export const extension = ({ number }: { number: string }) => ` ext. ${number}`;
export const textNumber = ({ number }: { number: string }) => `Text ${number}`;
export const links = 'Links';
export const social = 'Social pages';
/** After the name of a network, for those who hear a link without its surroundings. */
export const pageOf = ({ name }: { name: string }) => ` page of ${name}`;
export const serviceArea = 'Service area';
type Area = { towns: string | null; miles: string | null; city: string };
export const serves = ({ towns, miles, city }: Area) => {
  const circle =
    miles === null ? null : `${miles === '1' ? '1 mile' : `${miles} miles`} around ${city}`;
  return `Serves ${formatList([towns, circle].filter((part) => part !== null))}`;
};
export const opensOn = ({ date }: { date: string }) => `Opens ${date}`;
export const openedOn = ({ date }: { date: string }) => `Opened ${date}`;
export const call = 'Call';
export const directions = 'Directions';

export const hours = 'Hours';
export const byAppointment = 'By appointment only.';
export const callForAppointment = 'By appointment only. Please call ahead.';
export const hoursUnknown = 'Hours not listed. Please call ahead.';
export const closedUntil = ({ date }: { date: string }) =>
  `Temporarily closed until ${date}. These are the regular hours after that.`;
export const temporarilyClosed = 'Temporarily closed. These are the regular hours.';
export const usualWeek = 'Regular hours';
export const everyWeek = 'Every week';
export const today = 'Today';
export const usually = ({ hours: usual }: { hours: ReactNode }) => <>Usually: {usual}</>;
export const specialDays = 'Special days';
type Unconfirmed = { text: string; date: ReactNode };
/** `text`: "Hours may differ on Thanksgiving". */
export const unconfirmed = ({ text, date }: Unconfirmed) => (
  <>
    {text} ({date}).
  </>
);
export const localTimes = ({ city, timeZone }: { city: string; timeZone: string }) =>
  `Times are local to ${city} (${timeZone}).`;

type Place = { name: string; city: string; state: string };
export const mapLabel = ({ name, city, state }: Place) =>
  `Map: ${name} is in or near ${city}, ${state}.`;
export const seeNearby = 'See what else is nearby';

type KindAndPlace = { kind: string; city: string; state: string };
export const kindInPlace = ({ kind, city, state }: KindAndPlace) => `${kind} in ${city}, ${state}`;
type NewPlace = { place: string; link: Wrap };
export const movedTo = ({ place, link }: NewPlace) => <>Moved to {link(place)}</>;
export const moreCategories = 'Also:';
export const closed = 'Permanently closed';
export const todaysNote = ({ note }: { note: string }) => `Today: ${note}`;

export const goodToKnow = 'Good to know';
export const servicesAndPrices = 'Services and prices';

type Source = 'owner' | 'neighbour' | 'directory';
type Fact = 'address' | 'phone' | 'website' | 'hours';
const sources: Record<Source, string> = {
  owner: 'the owner',
  neighbour: 'a neighbor',
  directory: 'the directory',
};
const sourcesFirst: Record<Source, string> = {
  owner: 'The owner',
  neighbour: 'A neighbor',
  directory: 'The directory',
};
export const factNames: Record<Fact, string> = {
  address: 'address',
  phone: 'phone',
  website: 'website',
  hours: 'hours',
};
export const notConfirmed = 'Not confirmed yet';
export const confirmed = ({ age, source }: { age: string; source: Source }) =>
  `Confirmed ${age} by ${sources[source]}`;
export const factsNotConfirmed = ({ facts }: { facts: string }) =>
  `The ${facts} are not confirmed yet.`;
type FactsConfirmed = { facts: string; age: string; source: Source };
export const factsConfirmed = ({ facts, age, source }: FactsConfirmed) =>
  `${sourcesFirst[source]} confirmed the ${facts} ${age}.`;
