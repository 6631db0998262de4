import zipcodes from 'zipcodes';
import { findStateOfPhone } from '#app/domain/import/place/find-home.ts';
import { usStates } from '#app/domain/us-state/us-state.ts';
import { drawWords, fillWith } from '../../supabase/seed/fill-template.ts';
import { type MetroZips, readMetroZips, type SeedZip } from '../../supabase/seed/metro-zips.ts';
import { createRandom, type Random } from '../../supabase/seed/random.ts';
import { hoursByKind, names, vocabularies } from '../../supabase/seed/vocabulary.ts';

const { firstNames, streetKinds, streets, surnames } = names;

export const generatedHeader = [
  'Business Name',
  'License Type',
  'Street Address',
  'City',
  'State',
  'ZIP Code',
  'Phone',
  'Website',
  'Latitude',
  'Longitude',
  'Hours',
];

/** Of the rows, how many are the business of an earlier one, spelled otherwise. */
const respelledEvery = 20;
/** So many rows before it, at most, stands the row whose business it is. */
const farthestBack = 5_000;
const shareInMetros = 0.6;
/** Of the rows: branches of chains, and those in the house of an earlier row. */
const shareOfBranches = 0.08;
const shareOfTenants = 0.12;
const chains = 400;
const jitterDegrees = 0.02;

type Zip = SeedZip & { state: string };

type Spot = { number: number; street: string; streetKind: string; zip: Zip; areaCodes: number[] };
type Firm = { name: string; kind: string; website: string | null; hours: string };
type Made = Spot & Firm & { phone: string | null; isLocated: boolean };

/**
 * Rows of a licence file that nobody has: real cities and zip codes, made-up firms. The same for the same count, one
 * by one, each out of its number alone: nothing is kept but the country's zip codes.
 */
export function* makeRows(count: number): Generator<string[]> {
  const make = createMaker();
  for (let index = 0; index < count; index += 1) {
    const random = createRandom(respelledEvery, index);
    const isRespelled = index % respelledEvery === respelledEvery - 1;
    const back = isRespelled ? random.int(1, Math.min(farthestBack, index)) : 0;
    const original =
      index - back - ((index - back) % respelledEvery === respelledEvery - 1 ? 1 : 0);
    const made = make(original);
    yield isRespelled ? spellOtherwise(made, random) : spell(made);
  }
}

/** Streams of numbers: of firms, of the chains' firms, of places, and of what joins them. */
const [firmStream, chainStream, spotStream, rowStream] = [1, 2, 3, 4];

function createMaker(): (index: number) => Made {
  const makeSpot = createSpotMaker();

  return function make(index) {
    const random = createRandom(rowStream, index);
    const isTenant = random.chance(shareOfTenants);
    const back = random.int(1, farthestBack);
    const spot = makeSpot(isTenant && back <= index ? index - back : index);
    const chain = random.int(1, chains);
    const isBranch = random.chance(shareOfBranches);
    const firm = isBranch
      ? makeFirm(createRandom(chainStream, chain), spot)
      : makeFirm(createRandom(firmStream, index), spot);
    const phone = random.chance(0.9) ? makePhone(random.pick(spot.areaCodes), random) : null;
    return { ...spot, ...firm, phone, isLocated: random.chance(0.7) };
  };
}

const kinds = Object.entries(vocabularies).map(([slug, vocabulary]) => ({
  kind: slug.replaceAll('-', ' '),
  vocabulary,
  weight: vocabulary.weight,
}));

function makeFirm(random: Random, { zip: { city }, street }: Spot): Firm {
  const { kind, vocabulary } = random.pickWeighted(kinds);
  const template = random.pick(vocabulary.names);
  const words = drawWords({ template, vocabulary, city, street, random });
  const name = nameFirm(fillWith(template, words), random);
  const host = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  const website = `https://www.${host}${random.int(1, 999)}.example.com`;
  const hours = random.pick(hoursByKind[random.pick(vocabulary.hours)]!);
  return { name, kind, website: random.chance(0.5) ? website : null, hours };
}

function createSpotMaker(): (index: number) => Spot {
  const metros = readMetroZips();
  const country = listZips();
  const codesOfStates = listAreaCodes();

  return function makeSpot(index) {
    const random = createRandom(spotStream, index);
    const { zip, areaCodes } = random.chance(shareInMetros)
      ? pickInMetro(metros, random)
      : pickInCountry(country, codesOfStates, random);
    return {
      number: Math.floor(10 ** (1.5 + random.next() * 2.6)),
      street: random.pick(streets),
      streetKind: random.pick(streetKinds),
      zip: { ...zip, lat: jitter(zip.lat, random), lng: jitter(zip.lng, random) },
      areaCodes,
    };
  };
}

/** Templates alone would name a hundred thousand firms alike. */
function nameFirm(name: string, random: Random): string {
  const chance = random.next();
  if (chance < 0.25) return `${random.pick(surnames)} ${name}`;
  if (chance < 0.45) return `${random.pick(firstNames)} ${random.pick(surnames)} ${name}`;
  return name;
}

type Area = Pick<Spot, 'zip' | 'areaCodes'>;

function pickInMetro(metros: MetroZips[], random: Random): Area {
  const { state, zips, areaCodes } = random.pickWeighted(metros);
  return { zip: { ...random.pickWeighted(zips), state }, areaCodes };
}

const tollFree = 800;

function pickInCountry(zips: Zip[], codes: Map<string, number[]>, random: Random): Area {
  const zip = random.pick(zips);
  return { zip, areaCodes: codes.get(zip.state) ?? [tollFree] };
}

function listZips(): Zip[] {
  const states = new Set(usStates.map(({ code }) => code));
  return Object.values(zipcodes.codes).flatMap((entry) => {
    if (entry?.country !== 'US' || !states.has(entry.state)) return [];
    const { zip, city, state, latitude: lat, longitude: lng } = entry;
    return [{ zip, city, state, lat, lng, weight: 1 }];
  });
}

function listAreaCodes(): Map<string, number[]> {
  const codes = Array.from({ length: 800 }, (_, number) => 200 + number);
  return Map.groupBy(codes, (code) => findStateOfPhone(String(code)) ?? '');
}

function jitter(degrees: number, random: Random): number {
  return Number((degrees + (random.next() - 0.5) * 2 * jitterDegrees).toFixed(6));
}

/** As the numbering plan gives them out, and not those of films: a hundred an area code would all be one business. */
function makePhone(areaCode: number, random: Random): string {
  const line = String(random.int(0, 9_999)).padStart(4, '0');
  return `(${areaCode}) ${random.int(2, 9)}${random.int(2, 9)}${random.int(0, 9)}-${line}`;
}

function spell(made: Made): string[] {
  const { name, kind, number, street, streetKind, zip, phone, website, hours, isLocated } = made;
  return [
    name,
    kind,
    `${number} ${street} ${streetKind}`,
    zip.city,
    zip.state,
    zip.zip,
    phone ?? '',
    website ?? '',
    isLocated ? String(zip.lat) : '',
    isLocated ? String(zip.lng) : '',
    hours,
  ];
}

const longKinds: Readonly<Record<string, string>> = {
  St: 'STREET',
  Ave: 'AVENUE',
  Blvd: 'BOULEVARD',
  Rd: 'ROAD',
  Dr: 'DRIVE',
};

/** As another office has it: in capitals, the firm with its form, streets in full, the telephone in digits. */
function spellOtherwise(made: Made, random: Random): string[] {
  const row = spell({ ...made, phone: made.phone?.replace(/\D/g, '') ?? null, isLocated: false });
  const form = random.pick(['', ' LLC', ' INC', ', INC.']);
  const streetKind = longKinds[made.streetKind] ?? made.streetKind;
  row[0] = `${made.name}${form}`.toUpperCase();
  row[2] = `${made.number} ${made.street} ${streetKind}`.toUpperCase();
  row[3] = made.zip.city.toUpperCase();
  return row;
}
