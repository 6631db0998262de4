import type { OpeningHours } from '#app/domain/business/business.ts';
import { fillWith, type Words } from './fill-template.ts';
import { fitsLand } from './fits-climate.ts';
import { isGood } from './is-good.ts';
import { weekdays as allDays } from './name-open-days.ts';
import type { Random } from './random.ts';
import { names, slots } from './vocabulary.ts';

const { firstNames, places, surnames, things } = names;

export type ListingFacts = {
  /** What the name was made of: who it names also runs it. */
  nameWords: Words;
  /** '173 Cherry St Ste 40' */
  street: string;
  city: string;
  metro: string | null;
  hours: OpeningHours[];
  /** 'a diner' */
  is: string;
  offers: readonly string[];
};

export type Teller = {
  /** Fills the placeholders of a sentence; the same one means the same every time. */
  tell: (template: string) => string;
  /** What it offers, in words; the first ones are those that sentences name. */
  offers: string[];
  /** Who works there. */
  staff: string[];
  /** When it is open. */
  weekdays: string[];
};

const thisYear = 2026;

/** Years that half of a staff stays, at most. */
const longestStay = 15;

/**
 * Makes what tells about a listing. A placeholder twice in a sentence is two things: two offers,
 * two weekdays on which it is open, the owner and the partner.
 */
export function createTeller(facts: ListingFacts, random: Random): Teller {
  const { nameWords, city, metro, hours } = facts;
  const [surname = random.pick(surnames)] = nameWords.surname ?? [];
  const [first = random.pick(firstNames), second] = nameWords.first ?? [];
  const partner = second ?? random.pick(firstNames.filter((name) => name !== first));
  const weekdays = openDays(hours);
  const place = random.pick(places.filter((name) => fitsLand(name, metro)));
  const years = Math.floor(random.next() ** 2 * 45) + 4;
  const words: Record<string, readonly string[]> = {
    is: [facts.is],
    noun: [facts.is.replace(/^an? /, '')],
    word: [(nameWords.word?.[0] ?? '').toLowerCase()],
    owner: [`${first} ${surname}`],
    first: [first, partner],
    partner: [partner],
    surname: [surname],
    street: [spellStreet(facts.street)],
    city: [city],
    place: [place],
    thing: [random.pick(things)],
    near: [`${random.pick(slots.side!)} the ${place} ${random.pick(slots.landmark!)}`],
    year: [`${thisYear - years}`],
    recent: [`${thisYear - Math.min(years, longestStay)}`],
    years: [`${years}`],
    olden: [`${random.int(1908, 1968)}`],
    weekday: shuffle(weekdays, random),
  };
  for (const [key, choices] of Object.entries(slots)) words[key] = [random.pick(choices)];
  words.is = [fillWith(facts.is, words).replace(/^A/, 'a')];
  words.noun = [words.is[0]!.replace(/^an? /, '')];
  const offers = facts.offers.map((offer) => lowerFirst(offer, fillWith(offer, words)));
  const shuffled = shuffle(offers, random);
  words.offer = shuffled;
  words.good = shuffled.filter(isGood);
  const hasPairs = shuffled.slice(0, 3).some((offer) => offer.includes(' and '));
  return {
    tell: (template) => withArticles(fillWith(hasPairs ? keepApart(template) : template, words)),
    offers: shuffled,
    staff: [first, partner, random.pick(firstNames)],
    weekdays,
  };
}

/** So that one hears where 'shrimp and grits' ends. */
function keepApart(template: string): string {
  return template
    .replace('{offer}, {offer} and {offer}', '{offer}, {offer}, and {offer}')
    .replace(/(?<!, )\{offer\} and \{offer\}/, '{offer} plus {offer}');
}

/** As it was written: filling begins what it fills with a capital. */
function lowerFirst(template: string, filled: string): string {
  return /^\p{Lu}/u.test(template) ? filled : filled.charAt(0).toLowerCase() + filled.slice(1);
}

function openDays(hours: OpeningHours[]): string[] {
  const open = new Set(hours.map((span) => span.day_of_week - 1));
  return allDays.filter((day, index) => (open.size === 0 ? day !== 'Sunday' : open.has(index)));
}

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  return items.map(() => left.splice(random.int(0, left.length - 1), 1)[0]!);
}

const longNames: Record<string, string> = {
  St: 'Street',
  Ave: 'Avenue',
  Blvd: 'Boulevard',
  Rd: 'Road',
  Dr: 'Drive',
  Ln: 'Lane',
  Pl: 'Place',
  Pkwy: 'Parkway',
  Ct: 'Court',
  N: 'North',
  E: 'East',
  S: 'South',
  W: 'West',
};

/** '12 N Cherry St Ste 40' as 'North Cherry Street'. */
function spellStreet(street: string): string {
  const [, ...words] = street.replace(/ Ste \d+$/, '').split(' ');
  return words.map((word) => longNames[word] ?? word).join(' ');
}

/** "a Anchor Street firehouse" as "an …". Not before U, which may sound like "you". */
function withArticles(sentence: string): string {
  return sentence.replace(/(?<!\p{L})([Aa]) (?=[AEIOaeio]\p{Ll})/gu, '$1n ');
}
