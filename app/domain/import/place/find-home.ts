import { findStateOfPhone } from './area-codes.ts';
import type { CountWarning } from '../count-warnings.ts';
import type { StatedPlace } from './reconcile-place.ts';
import { type Places, toCityKey, type ZipPlace } from './places.ts';

/**
 * Default location of a file's rows that do not state theirs: a county's inspections name no state.
 * JSON-serializable.
 */
export type DefaultLocation = {
  /** The state in which nearly all rows are or can be. */
  state: string | null;
  /** The city of nearly all rows. */
  city: ZipPlace | null;
  /** The city of most rows, by area code. */
  ofAreaCode: Readonly<Record<string, ZipPlace>>;
};

/** A sample row's stated place and its phone number. */
export type RowOfSample = { stated: StatedPlace; phone: string | null };

/** The default location of a file without any information. */
export const noDefaultLocation: DefaultLocation = { state: null, city: null, ofAreaCode: {} };

/** Required shares of rows; below them, a file has no single default location. */
const enoughInState = 0.8;
const enoughInCity = 0.95;
const fewestRows = 10;

/** Derives the default location from the sample rows that state theirs. */
export function findHome(rows: readonly RowOfSample[], places: Places): DefaultLocation {
  const state = findHomeState(rows, places);
  const ofAreaCode = new Counter<string>();
  const ofFile = new Counter<string>();
  const placeByKey = new Map<string, ZipPlace>();
  for (const { stated, phone } of rows) {
    const place = locate({ stated, phone, state, places });
    if (place === null) continue;
    const key = `${place.state} ${toCityKey(place.city)}`;
    if (!placeByKey.has(key)) placeByKey.set(key, place);
    ofFile.add(key);
    const code = toAreaCode(phone);
    if (code !== null) ofAreaCode.add(`${code} ${key}`);
  }
  const [usual = '', count = 0] = ofFile.most() ?? [];
  const isUsual = ofFile.total >= fewestRows && count >= ofFile.total * enoughInCity;
  return {
    state,
    city: (isUsual && placeByKey.get(usual)) || null,
    // Ascending order: of several cities per area code, the most frequent overwrites the others.
    ofAreaCode: Object.fromEntries(
      ofAreaCode.ascending().flatMap(([key]) => {
        const place = placeByKey.get(key.slice(4));
        return place ? [[key.slice(0, 3), place] as const] : [];
      }),
    ),
  };
}

/** Returns the state that fits most rows; ties go to the state with the larger cities. */
function findHomeState(rows: readonly RowOfSample[], places: Places): string | null {
  const votes = new Counter<string>();
  const sizes = new Counter<string>();
  let telling = 0;
  for (const { stated } of rows) {
    const zip = stated.zip_code === null ? null : places.findZip(stated.zip_code.slice(0, 5));
    const known = stated.state ?? zip?.state;
    const cities = stated.city === null ? [] : places.findCities(stated.city);
    const states = known ? [known] : cities.map((city) => city[0]?.state ?? '');
    if (states.length > 0) telling += 1;
    for (const state of states) votes.add(state);
    for (const city of known ? [] : cities) sizes.add(city[0]?.state ?? '', city.length);
  }
  const [best] = votes
    .ascending()
    .filter(([, count]) => count >= telling * enoughInState)
    .sort((a, b) => b[1] - a[1] || sizes.of(b[0]) - sizes.of(a[0]));
  return telling >= fewestRows && best ? best[0] : null;
}

type LocateInput = RowOfSample & { state: string | null; places: Places };

/** Returns the middle of the city that a row means; null if ambiguous. */
function locate({ stated, phone, state, places }: LocateInput): ZipPlace | null {
  const zip = stated.zip_code === null ? null : places.findZip(stated.zip_code.slice(0, 5));
  if (stated.city === null) return zip;
  const cities = places.findCities(stated.city);
  const inState = (code: string | null | undefined) =>
    code ? cities.find((city) => city[0]?.state === code)?.[0] : undefined;
  const known = stated.state ?? zip?.state;
  if (known) return inState(known) ?? null;
  const stateOfPhone = phone && findStateOfPhone(phone);
  const largest = findLargest(cities);
  // Owners keep their number when they move to a well-known city, hardly when to a small one.
  const isElsewhere = stateOfPhone && largest && largest[0]?.state !== stateOfPhone;
  return (
    inState(stateOfPhone) ??
    inState(state) ??
    (largest && !(isElsewhere && largest.length < zipsOfKnownCity) ? (largest[0] ?? null) : null)
  );
}

const timesLarger = 4;
const zipsOfKnownCity = 20;

/** Returns a city that is much larger than all others of its name: the name alone means it. */
function findLargest(cities: ReturnType<Places['findCities']>): readonly ZipPlace[] | null {
  const [first, second] = cities;
  return first && first.length >= timesLarger * (second?.length ?? 0) ? first : null;
}

type FillInput = RowOfSample & { home: DefaultLocation; places: Places; warn: CountWarning };

/** Fills in a row's place from its phone number and the file's default location. */
export function fillFromHome(input: FillInput): StatedPlace {
  const { stated, warn } = input;
  const filled = fill(input);
  for (const field of ['city', 'state', 'zip_code'] as const) {
    if (filled[field] !== stated[field]) warn(field, 'was filled in', '');
  }
  return filled;
}

type GuessInput = {
  stated: StatedPlace;
  filled: StatedPlace;
  street: string | null;
  home: DefaultLocation;
};

/**
 * Returns whether the place that `fillFromHome` filled in is a guess: the row states no city, zip
 * code or coordinates. A street is believed to be in the one city of the file.
 */
export function isPlaceGuessed({ stated, filled, street, home: { city } }: GuessInput): boolean {
  if (stated.city !== null || stated.zip_code !== null || stated.coordinates !== null) return false;
  return street === null || filled.city !== city?.city || filled.state !== city?.state;
}

function fill({ stated, phone, home, places }: FillInput): StatedPlace {
  if (stated.zip_code !== null || stated.coordinates !== null) return stated;
  const usual = home.ofAreaCode[toAreaCode(phone) ?? ''] ?? home.city;
  const isNear = usual !== null && (stated.state ?? usual.state) === usual.state;
  if (stated.city === null) {
    return isNear ? { ...stated, city: usual.city, state: usual.state } : stated;
  }
  const place = locate({ stated, phone, state: home.state, places });
  if (place !== null) return { ...stated, state: place.state };
  // A neighborhood has no post office, but is near the file's usual place.
  return isNear ? { ...stated, state: usual.state, zip_code: usual.zip } : stated;
}

function toAreaCode(phone: string | null): string | null {
  return phone === null || findStateOfPhone(phone) === null ? null : phone.slice(1, 4);
}

class Counter<Key> {
  total = 0;
  private readonly counts = new Map<Key, number>();

  add(key: Key, times = 1): void {
    this.total += times;
    this.counts.set(key, this.of(key) + times);
  }

  of(key: Key): number {
    return this.counts.get(key) ?? 0;
  }

  ascending(): [Key, number][] {
    return [...this.counts].sort((a, b) => a[1] - b[1]);
  }

  most(): [Key, number] | undefined {
    return this.ascending().at(-1);
  }
}
