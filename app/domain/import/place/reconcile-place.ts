import { milesBetween, type Coordinates } from '#app/domain/metro/metro.ts';
import { findStatesOfZip } from '../../us-state/us-state.ts';
import type { CountWarning } from '../count-warnings.ts';
import { type Places, toCityKey, type ZipPlace } from './places.ts';

/** The place that a row states; null for missing or impossible parts. */
export type StatedPlace = {
  city: string | null;
  state: string | null;
  /** Five digits, or five and four. */
  zip_code: string | null;
  coordinates: Coordinates | null;
};

export type ReconciledPlace = {
  city: string;
  state: string;
  zip_code: string;
  /** The row's own, unless its address contradicts them. */
  coordinates: Coordinates | null;
  /** Whether its parts named different places, and one of them was replaced. */
  isContradictory: boolean;
};

/** Points farther apart than this are different places. */
const farMiles = 50;

type ReconcileInput = { stated: StatedPlace; places: Places; warn: CountWarning };

/**
 * Reconciles zip code, state, city and coordinates of a row: the place that most of them support
 * wins, contradicting parts are replaced or dropped with a warning, missing parts are filled in.
 * Returns null if they do not yield a city, a state and a zip code.
 */
export function reconcilePlace(input: ReconcileInput): ReconciledPlace | null {
  const { stated, places, warn } = input;
  const zip = stated.zip_code === null ? null : places.findZip(stated.zip_code.slice(0, 5));
  if (zip !== null && isOfOneMind(stated, zip)) return complete(input, zip);

  const best = chooseHypothesis(stated, zip, places);
  if (best === null) return keepUnknown(input);

  const coordinates = agreeOnCoordinates(input, best);
  const state = best.state;
  if (stated.state === null) warn('state', 'was filled in', '');
  else if (stated.state !== state) warn('state', 'lies elsewhere than the rest', stated.state);
  const zip_code = agreeOnZip(input, best);
  const city = agreeOnCity(input, best);
  const isContradictory =
    [stated.state ?? state, stated.zip_code ?? zip_code, stated.city ?? city].join() !==
    [state, zip_code, city].join();
  return { city, state, zip_code, coordinates, isContradictory };
}

/** Returns whether nothing in the row contradicts its zip code, the usual case. */
function isOfOneMind({ city, state, coordinates }: StatedPlace, zip: ZipPlace): boolean {
  return (
    (state === null || state === zip.state) &&
    (city === null || toCityKey(city) === toCityKey(zip.city)) &&
    (coordinates === null || milesBetween(coordinates, zip) <= farMiles)
  );
}

function complete({ stated, warn }: ReconcileInput, zip: ZipPlace): ReconciledPlace {
  if (stated.state === null) warn('state', 'was filled in', '');
  if (stated.city === null) warn('city', 'was filled in', '');
  return {
    city: stated.city ?? zip.city,
    state: zip.state,
    zip_code: stated.zip_code ?? zip.zip,
    coordinates: stated.coordinates,
    isContradictory: false,
  };
}

/** A candidate place that one part of the row suggests: an existing zip code. */
type Hypothesis = ZipPlace;

function chooseHypothesis(
  stated: StatedPlace,
  zip: ZipPlace | null,
  places: Places,
): Hypothesis | null {
  const anchor = zip ?? stated.coordinates;
  const ofCity = stated.city && stated.state ? places.findCity(stated.city, stated.state) : [];
  const near = stated.coordinates ? places.findNear(stated.coordinates) : [];
  const hypotheses = [
    anchor ? nearestOf(ofCity, anchor) : ofCity[0],
    zip,
    near.find(({ state }) => state === stated.state) ?? near[0],
  ];
  let best: Hypothesis | null = null;
  let maxVotes = 0;
  for (const hypothesis of hypotheses) {
    if (!hypothesis) continue;
    const votes = countVotes({ hypothesis, stated, zip, near, places });
    if (best !== null && votes <= maxVotes) continue;
    best = hypothesis;
    maxVotes = votes;
  }
  return best;
}

function nearestOf(candidates: readonly ZipPlace[], point: Coordinates): ZipPlace | undefined {
  let nearest = candidates[0];
  let nearestMiles = Infinity;
  for (const candidate of candidates) {
    const miles = milesBetween(candidate, point);
    if (miles >= nearestMiles) continue;
    nearest = candidate;
    nearestMiles = miles;
  }
  // A distant point does not tell which of the city's zip codes is meant.
  return nearestMiles <= farMiles ? nearest : candidates[0];
}

type Ballot = {
  hypothesis: Hypothesis;
  stated: StatedPlace;
  zip: ZipPlace | null;
  near: readonly ZipPlace[];
  places: Places;
};

function countVotes({ hypothesis, stated, zip, near, places }: Ballot): number {
  const isZipThere = zip !== null && zip.state === hypothesis.state && areNear(zip, hypothesis);
  const isCityThere =
    stated.city !== null &&
    places.findCity(stated.city, hypothesis.state).some((place) => areNear(place, hypothesis));
  // A mistyped zip code hardly hits another one of a city with the same name.
  const isZipOfCity =
    isZipThere && stated.city !== null && toCityKey(zip.city) === toCityKey(stated.city);
  const areCoordinatesThere =
    stated.coordinates !== null && areNear(stated.coordinates, hypothesis);
  return (
    Number(isZipThere) +
    Number(isCityThere) +
    Number(isZipOfCity) / 2 +
    Number(stated.state === hypothesis.state) +
    // Near a state border, coordinates give half a vote to the other side too.
    (areCoordinatesThere ? (near[0]?.state === hypothesis.state ? 1 : 0.5) : 0)
  );
}

function areNear(from: Coordinates, to: Coordinates): boolean {
  return milesBetween(from, to) <= farMiles;
}

function agreeOnCoordinates(
  { stated, warn }: ReconcileInput,
  best: Hypothesis,
): Coordinates | null {
  if (stated.coordinates === null || areNear(stated.coordinates, best)) return stated.coordinates;
  const { lat, lng } = stated.coordinates;
  warn('coordinates', `over ${farMiles} miles from the address, dropped`, `${lat}, ${lng}`);
  return null;
}

function agreeOnZip({ stated, places, warn }: ReconcileInput, best: Hypothesis): string {
  if (stated.zip_code === null) {
    warn('zip_code', 'was filled in', '');
    return best.zip;
  }
  const zip = stated.zip_code.slice(0, 5);
  const known = places.findZip(zip);
  // A zip code missing in the table, as new ones are, is accepted if its prefix belongs to the
  // state.
  const isThere = known
    ? known.state === best.state && areNear(known, best)
    : findStatesOfZip(zip).some(({ code }) => code === best.state);
  if (isThere) return stated.zip_code;
  warn(
    'zip_code',
    known ? 'lies elsewhere than the rest' : 'is no zip code there',
    stated.zip_code,
  );
  return best.zip;
}

function agreeOnCity({ stated, places, warn }: ReconcileInput, best: Hypothesis): string {
  if (stated.city === null) {
    warn('city', 'was filled in', '');
    return best.city;
  }
  const ofThatName = [best.state, stated.state ?? best.state].flatMap((state) =>
    places.findCity(stated.city ?? '', state),
  );
  // Neighborhoods, townships and new towns have no post office: unknown names are kept.
  if (ofThatName.length === 0 || ofThatName.some((place) => areNear(place, best)))
    return stated.city;
  warn('city', 'lies elsewhere than the rest', stated.city);
  return best.city;
}

/** Keeps a place that is not in the table if its zip code can belong to its state. */
function keepUnknown({ stated }: ReconcileInput): ReconciledPlace | null {
  const { city, zip_code, coordinates } = stated;
  if (city === null || zip_code === null) return null;
  const states = findStatesOfZip(zip_code).map(({ code }) => code);
  const state = stated.state ?? states[0];
  if (state === undefined || !states.includes(state)) return null;
  return { city, zip_code, state, coordinates, isContradictory: false };
}
