import type { CountWarning } from '../count-warnings.ts';
import { type Places, toCityKey, type ZipPlace } from './places.ts';
import type { StatedPlace } from './reconcile-place.ts';

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
const minRows = 10;

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
  const isUsual = ofFile.total >= minRows && count >= ofFile.total * enoughInCity;
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
  return telling >= minRows && best ? best[0] : null;
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

/** Telephone area codes by state, as the numbering plan assigns them; excludes toll-free codes. */
const codesByState: Readonly<Record<string, string>> = {
  AL: '205 251 256 334 659 938',
  AK: '907',
  AZ: '480 520 602 623 928',
  AR: '327 479 501 870',
  CA: '209 213 279 310 323 341 350 357 369 408 415 424 442 510 530 559 562 619 626 628 650 657 661 669 707 714 747 760 805 818 820 831 837 840 858 909 916 925 949 951',
  CO: '303 719 720 748 970 983',
  CT: '203 475 860 959',
  DE: '302',
  DC: '202 771',
  FL: '239 305 321 324 352 386 407 448 561 645 656 689 727 728 754 772 786 813 850 863 904 941 954',
  GA: '229 404 470 478 678 706 762 770 912 943',
  HI: '808',
  ID: '208 986',
  IL: '217 224 309 312 331 447 464 618 630 708 730 773 779 815 847 861 872',
  IN: '219 260 317 463 574 765 812 930',
  IA: '319 515 563 641 712',
  KS: '316 620 785 913',
  KY: '270 364 502 606 859',
  LA: '225 318 337 457 504 985',
  ME: '207',
  MD: '227 240 301 410 443 667',
  MA: '339 351 413 508 617 774 781 857 978',
  MI: '231 248 269 313 517 586 616 679 734 810 906 947 989',
  MN: '218 320 507 612 651 763 924 952',
  MS: '228 471 601 662 769',
  MO: '235 314 417 557 573 636 660 816 975',
  MT: '406',
  NE: '308 402 531',
  NV: '702 725 775',
  NH: '603',
  NJ: '201 551 609 640 732 848 856 862 908 973',
  NM: '505 575',
  NY: '212 315 329 332 347 363 516 518 585 607 624 631 646 680 716 718 838 845 914 917 929 934',
  NC: '252 336 472 704 743 828 910 919 980 984',
  ND: '701',
  OH: '216 220 234 283 326 330 380 419 436 440 513 567 614 740 937',
  OK: '405 539 572 580 918',
  OR: '458 503 541 971',
  PA: '215 223 267 272 412 445 484 570 582 610 717 724 814 835 878',
  RI: '401',
  SC: '803 821 839 843 854 864',
  SD: '605',
  TN: '423 615 629 729 731 865 901 931',
  TX: '210 214 254 281 325 346 361 409 430 432 469 512 621 682 713 726 737 806 817 830 832 903 915 936 940 945 956 972 979',
  UT: '385 435 801',
  VT: '802',
  VA: '276 434 540 571 686 703 757 804 826 948',
  WA: '206 253 360 425 509 564',
  WV: '304 681',
  WI: '262 274 353 414 534 608 715 920',
  WY: '307',
  AS: '684',
  GU: '671',
  MP: '670',
  PR: '787 939',
  VI: '340',
};

const stateByCode = new Map(
  Object.entries(codesByState).flatMap(([state, codes]) =>
    codes.split(' ').map((code) => [code, state]),
  ),
);

/** Returns a phone number's state, "(212) 867-5309" -> "NY"; null if toll-free or unknown. */
export function findStateOfPhone(phone: string): string | null {
  return stateByCode.get(phone.replace(/\D/g, '').slice(0, 3)) ?? null;
}
