import { createSlug, pickFreeSlug } from '#app/domain/import/create-slug.ts';
import { findMetro } from '#app/domain/metro/metro.ts';
import { createReviewComposer } from './compose-review.ts';
import { drawShape } from './draw-shape.ts';
import { drawWords, fillWith } from './fill-template.ts';
import { findKind } from './find-kind.ts';
import { createSuccessorFinder } from './find-successor.ts';
import type { GeneratedBusiness, GeneratedRow } from './generated-business.ts';
import { makeHours } from './make-hours.ts';
import { createProfileMaker, type Firm } from './make-profile.ts';
import { makeReviews, rate } from './make-reviews.ts';
import { makeStanding } from './make-standing.ts';
import { readMetroZips, type MetroZips } from './metro-zips.ts';
import { noteOpen24Hours } from './note-open-24-hours.ts';
import { createRandom, type Random } from './random.ts';
import { readStopPositions, readToldListings } from './read-told-listings.ts';
import { readMetros } from './reference-data.ts';
import { dateLastChange } from './review-rows.ts';
import { names, ownBuildings, settingOf, vocabularies } from './vocabulary.ts';

const { streetKinds, streets } = names;

export type GenerateOptions = {
  count: number;
  /** Another number gives other businesses. The demo has 1. */
  seed?: number;
};

/** How many of them the demo has. */
export const demoCount = 3_000;

/** Added to the seed for the streams of words, of reviews and of their words. */
const wordStream = 2_000_003;
const reviewStream = 1_000_003;
const wordingStream = 4_000_037;

/** Degrees by which a listing stands off the middle of its zip code, at most: some 900 yards. */
const jitterDegrees = 0.008;

/**
 * Generates businesses, the same for the same seed: the first 3,000 of 100,000 are the demo's. Every phone number is fictional (555-01xx), every address on the web a reserved one.
 */
export function* generateBusinesses({
  count,
  seed = 1,
}: GenerateOptions): Generator<GeneratedBusiness> {
  const metros = readMetros();
  const metroZips = readMetroZips();
  const categories = Object.entries(vocabularies).map(([slug, vocabulary]) => ({
    slug,
    vocabulary,
    weight: vocabulary.weight,
  }));
  const slugs = new Set<string>();
  const addresses = new Set<string>();
  const makeProfile = createProfileMaker(seed);
  const composer = createReviewComposer();
  const praised = readToldListings();
  const stops = readStopPositions();
  const findSuccessor = createSuccessorFinder<Successor>();

  for (let index = 0; index < count; index += 1) {
    const random = createRandom(seed, index);
    const { slug: category, vocabulary } = random.pickWeighted(categories);
    const location = makeLocation(metroZips, random);
    const { areaCodes, ...place } = location;
    const template = random.pick(vocabulary.names);
    const streetName = random.pick(streets);
    const streetKind = template.includes('{street}') ? 'St' : random.pick(streetKinds);
    const street = makeAddress({
      street: `${streetName} ${streetKind}`,
      ...place,
      isOwnBuilding: ownBuildings.has(category),
      addresses,
      random,
    });
    const draw = { template, vocabulary, city: place.city, street: streetName, random };
    const nameWords = drawWords(draw);
    const name = fillWith(template, nameWords);
    const slug = pickFreeSlug(createSlug({ name, ...place }), (taken) => slugs.has(taken));
    slugs.add(slug);

    // In the order in which the stream is drawn from; what it is decides on the hours, and these on words.
    const id = makeId(random, index);
    const shape = drawShape(random);
    const contact = makeContact({ slug, areaCodes, random });
    const drawn = pickSome(vocabulary.attributes, random);
    const standing = makeStanding(index, random);
    const metro = findMetro(metros, place)?.slug ?? null;
    const firm = { index, id, name, nameWords, category, metro, ...contact, ...standing };
    const successor = findSuccessor(firm);
    const words = createRandom(seed + wordStream, (successor ?? firm).index);
    const kind = findKind(category, (successor ?? firm).name, words);
    const week = makeHours({
      kinds: kind.hours ?? vocabulary.hours,
      setting: settingOf(category),
      random,
    });
    const { hours } = week;
    const { subject, services, ...told } = makeProfile({
      firm: successor ?? firm,
      kind,
      random: words,
      shape,
      slug,
      category,
      metro,
      street,
      city: place.city,
      attributes: drawn,
      hours,
    });

    const listing = {
      id,
      slug,
      name,
      category,
      ...told,
      metro,
      street,
      ...place,
      ...stops.get(slug),
      ...contact,
      attributes: noteOpen24Hours(told.attributes, hours),
      ...standing,
    };
    // A stream of their own: what comes later does not change what came before.
    const reviewRandom = createRandom(seed + reviewStream, index);
    const wording = createRandom(seed + wordingStream, index);
    const reviews = makeReviews({
      row: listing,
      subject,
      composer,
      isPraised: praised.has(slug),
      random: reviewRandom,
      wording,
    });
    const row: GeneratedRow = {
      ...listing,
      ...rate(reviews),
      ...(successor && beforeItMoved(successor, listing, slugs)),
      moved_to: successor?.id ?? null,
      updated_at: dateLastChange(listing, reviews),
    };
    yield { row, ...week, reviews, services };
  }
}

type Reached = Pick<GeneratedRow, 'name' | 'phone' | 'email' | 'website'>;
type Successor = Firm &
  Reached &
  Pick<GeneratedRow, 'id' | 'category' | 'metro' | 'status' | 'created_at'>;
type Former = Pick<GeneratedRow, 'name' | 'slug' | 'city' | 'state'>;

/** The same business at its former place: it keeps its name, and is reached as before. */
function beforeItMoved(
  { name, phone, email, website }: Reached,
  former: Former,
  slugs: Set<string>,
): Reached & { status: 'moved'; slug: string } {
  const wanted = createSlug({ ...former, name });
  const slug =
    name === former.name ? former.slug : pickFreeSlug(wanted, (taken) => slugs.has(taken));
  slugs.add(slug);
  return { status: 'moved', name, slug, phone, email, website };
}

function makeLocation(metroZips: MetroZips[], random: Random) {
  const { state, time_zone, areaCodes, zips } = random.pickWeighted(metroZips);
  const { zip, city, lat, lng } = random.pickWeighted(zips);
  return {
    city,
    state,
    zip_code: zip,
    lat: jitter(lat, random),
    lng: jitter(lng, random),
    time_zone,
    areaCodes,
  };
}

function jitter(degrees: number, random: Random): number {
  return Number((degrees + (random.next() * 2 - 1) * jitterDegrees).toFixed(5));
}

type AddressInput = {
  street: string;
  city: string;
  state: string;
  isOwnBuilding: boolean;
  addresses: Set<string>;
  random: Random;
};

/** A number and a street that no other listing of the city has. */
function makeAddress({
  street,
  city,
  state,
  isOwnBuilding,
  addresses,
  random,
}: AddressInput): string {
  for (;;) {
    const number = Math.floor(10 ** (1.5 + random.next() * 2.4));
    const direction = random.chance(0.2) ? `${random.pick(['N', 'S', 'E', 'W'])} ` : '';
    const unit = random.chance(0.12) ? ` Ste ${random.int(1, 40) * 10}` : '';
    const address = `${number} ${direction}${street}${isOwnBuilding ? '' : unit}`;
    const key = `${address}|${city}|${state}`;
    if (addresses.has(key)) continue;
    addresses.add(key);
    return address;
  }
}

type ContactInput = { slug: string; areaCodes: number[]; random: Random };

function makeContact({ slug, areaCodes, random }: ContactInput) {
  const number = String(random.int(0, 99)).padStart(2, '0');
  const host = `${slug.slice(0, 48).replace(/-$/, '')}${random.pick(['.example', '.example.com'])}`;
  const mailbox = random.pick(['hello', 'info', 'contact', 'office', 'team']);
  const prefix = random.pick(['https://', 'https://www.', 'http://']);
  return {
    phone: random.chance(0.95) ? `(${random.pick(areaCodes)}) 555-01${number}` : null,
    email: random.chance(0.65) ? `${mailbox}@${host}` : null,
    website: random.chance(0.8) ? `${prefix}${host}` : null,
  };
}

function pickSome(items: string[], random: Random): string[] {
  const max = random.int(0, Math.min(5, items.length));
  return items.filter(() => random.chance(0.5)).slice(0, max);
}

/** A version 4 UUID that cannot collide: its last digits count. */
function makeId(random: Random, index: number): string {
  const hex = (length: number) =>
    Array.from({ length }, () => random.int(0, 15).toString(16)).join('');
  const count = index.toString(16).padStart(6, '0');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(6)}${count}`;
}
