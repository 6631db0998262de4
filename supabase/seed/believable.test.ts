import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withOffer } from './compose-review.ts';
import { fitsClimate } from './fits-climate.ts';
import { fitsHours, namesClosedDay } from './fits-hours.ts';
import { demoCount, generateBusinesses } from './generate.ts';
import type { GeneratedBusiness } from './generated-business.ts';
import { readArticles } from './read-articles.ts';
import { readToldListings } from './read-told-listings.ts';
import { readMetros } from './reference-data.ts';
import { kindsByCategory, reviewKinds, vocabularies } from './vocabulary.ts';

const businesses = [...generateBusinesses({ count: demoCount })];

/** What a name promises, and what the listing must then speak of. */
const promises: [name: RegExp, of: RegExp][] = [
  [/Ramen$/, /ramen/i],
  [/Sushi$/, /sushi/i],
  [/Tacos$|^Taquería/, /taco|taquería/i],
  [/Barbecue$|Smokehouse/, /barbecue/i],
  [/Burger/, /burger/i],
  [/Diner$/, /diner/i],
  [/^Bistro|^Chez/, /french/i],
  [/Trattoria/, /italian/i],
  [/Noodle/, /noodle/i],
  [/Oyster/, /oyster/i],
  [/Pizza|Pie$/, /pizz/i],
  [/Slice/, /slice/i],
  [/Panadería/, /panadería|mexican bakery/i],
  [/Boulangerie/, /french bakery/i],
  [/Bread/, /bread/i],
  [/Gelateria/, /gelat/i],
  [/Roasters/, /roast/i],
  [/Tea House|Teapot/, /tea house/i],
  [/Espresso/, /espresso/i],
  [/Brewing|Brewery|Beer|Ales/, /brewer/i],
  [/Public House/, /public house|pub\b/i],
  [/Co-op$/, /co-op|climbing gym/i],
  [/^Mercado/, /latin american/i],
  [/Cat Clinic/, /cats only|cat vet/i],
  [/Orthodontics/, /orthodont/i],
  [/Pediatrics/, /pediatric/i],
  [/Women’s Health/, /women’s health/i],
  [/Drain & Sewer|Rooter/, /drain/i],
  [/Lighting/, /lighting/i],
  [/Tree Service/, /tree/i],
  [/Used Books/, /used.book/i],
  [/Librería/, /spanish/i],
  [/Vintage/, /vintage/i],
  [/Thrift/, /thrift/i],
  [/Tailors/, /tailor/i],
  [/Upholstery/, /upholster/i],
  [/Grooming/, /groom/i],
  [/Boxing/, /boxing/i],
  [/Climbing/, /climbing/i],
  [/Barbell|Strength/, /strength/i],
  [/Pilates/, /pilates/i],
  [/Massage|Bodywork/, /massage/i],
  [/Bathhouse/, /bathhouse/i],
  [/Laundromat|Wash & Fold/, /laundromat/i],
  [/Hand Wash/, /hand (car )?wash/i],
  [/Detailing/, /detailing/i],
  [/Imports/, /imported/i],
  [/Brake & Tire/, /brakes? (&|and) tires?/i],
  [/Immigration/, /immigration/i],
  [/Family Law/, /family law/i],
  [/Tenant/, /tenant/i],
  [/Bookkeeping/, /bookkeeping/i],
  [/Credit Union/, /credit union/i],
  [/Music Lessons|Piano/, /music/i],
  [/Math/, /math/i],
  [/Test Prep/, /test prep/i],
  [/Forest School/, /forest school/i],
  [/B&B/, /bed.(and|&).breakfast/i],
  [/Historical Society/, /histor/i],
  [/Gallery$|Art Space/, /gallery|museum/i],
  [/Ballroom/, /ballroom/i],
  [/Theater/, /theater/i],
];

const embedded = /::listing\{slug="([^"]+)"/g;
const contentFolder = join(import.meta.dirname, 'content');
const { guides } = readArticles(contentFolder, {
  listings: new Set(businesses.map(({ row }) => row.slug)),
  metros: new Set(readMetros().map(({ slug }) => slug)),
});

function sentencesOf(text: string | null): string[] {
  return text?.split(/(?<=[.!?]) /) ?? [];
}

/** What a visitor reads of it, but for its name. */
function tellAll({ row, services }: GeneratedBusiness): string {
  const words = [row.category, row.specialty, row.description, ...services.map(({ name }) => name)];
  return [...words, ...row.attributes].join(' | ');
}

test('features in a business’s name appear among its services, description, or attributes', () => {
  const broken = businesses.flatMap((business) =>
    promises.flatMap(([name, of]) =>
      name.test(business.row.name) && !of.test(tellAll(business))
        ? [`${business.row.name}: ${tellAll(business)}`]
        : [],
    ),
  );
  expect(broken).toEqual([]);
  const isMet = ([name]: (typeof promises)[number]) =>
    businesses.some(({ row }) => name.test(row.name));
  expect(promises.filter((promise) => !isMet(promise))).toEqual([]);
});

/** The sentences of more than five words that more than two listings of a metro say. */
function findRepeated(read: (business: GeneratedBusiness) => string[]) {
  const tellers = new Map<string, Set<string>>();
  for (const business of businesses) {
    for (const sentence of read(business)) {
      if (sentence.split(' ').length <= 5) continue;
      const key = `${business.row.metro}: ${sentence}`;
      tellers.set(key, (tellers.get(key) ?? new Set()).add(business.row.slug));
    }
  }
  return Array.from(tellers).filter(([, slugs]) => slugs.size > 2);
}

test('no sentence of more than five words describes more than two listings in a city', () => {
  expect(findRepeated(({ row }) => sentencesOf(row.description))).toEqual([]);
});

test('a cuisine or trade on the card tells more than the category', () => {
  const kinds = Object.values(kindsByCategory).flat();
  const specialties = kinds.flatMap(({ specialty = [] }) => specialty);
  expect(specialties.filter((specialty) => specialty.length > 30)).toEqual([]);
  const restaurants = businesses.filter(({ row }) => row.category === 'restaurants');
  expect(restaurants.filter(({ row }) => row.specialty === null)).toEqual([]);
  const told = businesses.filter(({ row }) => row.specialty !== null);
  expect(told.length).toBeGreaterThan(businesses.length / 3);
});

test('attributes mentioned in a description are in the vocabulary of its category', () => {
  const unknown = Object.entries(kindsByCategory).flatMap(([category, kinds]) =>
    kinds
      .flatMap(({ details = [], without = [] }) => [
        ...details.flatMap((detail) => detail.split(' +').slice(1)),
        ...without,
      ])
      .filter((attribute) => !vocabularies[category]!.attributes.includes(attribute))
      .map((attribute) => `${category}: ${attribute}`),
  );
  expect(unknown).toEqual([]);
});

test('guides praise open places that visitors rate 4.0 or more', () => {
  const known = new Map(businesses.map(({ row }) => [row.slug, row]));
  const praised = guides.flatMap(({ slug, body }) =>
    Array.from(body.matchAll(embedded), ([, listing = '']) => ({ slug, row: known.get(listing)! })),
  );
  expect(praised.length).toBeGreaterThan(70);
  const wrong = praised.filter(
    ({ row }) => row.status !== 'published' || row.rating === null || row.rating < 4,
  );
  expect(wrong.map(({ slug, row }) => `${slug}: ${row.slug} ${row.rating}`)).toEqual([]);
});

test('guides name neighborhoods, and no zip codes', () => {
  const prose = guides.map(({ slug, body, summary }) => `${slug}: ${summary} ${body}`);
  expect(prose.flatMap((text) => text.match(/\b\d{5}\b|zip code/gi) ?? [])).toEqual([]);
});

test('no sentence is in two guides, and no place in two paragraphs', () => {
  const places = guides.flatMap(({ body }) =>
    Array.from(body.matchAll(embedded), ([, listing]) => listing),
  );
  expect(new Set(places).size).toBe(places.length);
  const sentences = guides.flatMap(({ body }) => {
    const prose = body.replace(embedded, '').split('\n').flatMap(sentencesOf);
    return [...new Set(prose.filter((text) => text.split(' ').length > 5))];
  });
  expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([]);
});

test('no fact of a place is stated of another that guides praise', () => {
  const facts = Array.from(readToldListings().values()).flatMap((text) =>
    sentencesOf(text).slice(1),
  );
  expect(facts.filter((fact, index) => facts.indexOf(fact) !== index)).toEqual([]);
  const missing = guides.flatMap(({ body }) =>
    Array.from(body.matchAll(embedded), ([, listing = '']) => listing),
  );
  expect(missing.filter((slug) => !readToldListings().has(slug))).toEqual([]);
});

/** What a review speaks of, and what the listing must then be or have. */
const concerns: [words: RegExp, of: RegExp][] = [
  [/\bbroth\b|noodles have bite/, /ramen/i],
  [/tortillas|salsa/, /taco|taquería|mexican|latin american/i],
  [/brisket bends|smoke ring/, /barbecue/i],
  [/rice is still warm|tuna/, /sushi/i],
  [
    /cured by the second bowl|tables were grandparents/,
    /japanese|korean|chinese|vietnamese|thai|noodle/i,
  ],
  [/third steep|chose one for me/, /tea house/i],
  [/\bpatio\b|outside from|bench outside/, /outdoor seating|dog friendly/i],
  [
    /I said that it was urgent/,
    /plumb|electric|heating|roof|paint|landscap|tree|yard|drain|sewer/i,
  ],
  [/dryer|folding table|dryers are|quarters/, /laundromat|electric/i],
  [/starch|wedding dress|stain out/, /dry cleaner|tailor/i],
  [/rabbit|tortoise/, /exotic/i],
  [/our dog by name/, /veterinar|animal hospital|pet/i],
  [/deadlift|\bracks\b/, /strength/i],
  [/thrown a punch/, /boxing/i],
  [/the routes change/i, /climbing/i],
  [/jam is homemade|on the porch/, /bed.(and|&).breakfast/i],
  [/bracket/, /orthodont/i],
  [/the reading in/i, /events/i],
  [/[Tt]he happy hour/, /happy hour/i],
  [/[Tt]rivia night/, /trivia night/i],
  [/[Tt]he delivery|[Dd]elivered hot|driver could not/, /delivery/i],
  [/[Rr]eserv/, /reservations/i],
];

function toldReviews({ reviews }: GeneratedBusiness): string[] {
  return reviews.flatMap(({ sentences, offer }) => sentences.map((text) => withOffer(text, offer)));
}

test('reviews speak of what such a place does and has', () => {
  const met = new Set<RegExp>();
  const wrong = businesses.flatMap((business) =>
    toldReviews(business).flatMap((sentence) =>
      concerns.flatMap(([words, of]) => {
        if (!words.test(sentence)) return [];
        met.add(words);
        return of.test(tellAll(business)) ? [] : [`${business.row.name}: ${sentence}`];
      }),
    ),
  );
  expect(wrong).toEqual([]);
  const sentences = reviewKinds.flatMap(({ praise, mixed, blame }) => [
    ...praise,
    ...mixed,
    ...blame,
  ]);
  const isSaid = (words: RegExp) => met.has(words) || sentences.some((text) => words.test(text));
  expect(concerns.filter(([words]) => !isSaid(words))).toEqual([]);
});

test('reviews and answers fit the hours, the days and the weather of the place', () => {
  const wrong = businesses.flatMap((business) => {
    const { row, hours, reviews } = business;
    const answers = reviews.flatMap(({ answer }) => answer ?? []);
    return [...toldReviews(business), ...answers].filter(
      (text) =>
        !fitsHours(text, hours) || namesClosedDay(text, hours) || !fitsClimate(text, row.metro),
    );
  });
  expect(wrong).toEqual([]);
});

test('every set of review texts matches some business and uses attributes of its categories', () => {
  const unknown = reviewKinds.flatMap(({ categories, praise, mixed, blame }) =>
    [...praise, ...mixed, ...blame]
      .flatMap((sentence) => sentence.split(' +').slice(1))
      .filter((attribute) =>
        categories.every((slug) => !vocabularies[slug]!.attributes.includes(attribute)),
      ),
  );
  expect(unknown).toEqual([]);
  const whats = (slug: string) =>
    kindsByCategory[slug]!.map(({ is, specialty }) => `${is}, ${specialty}`);
  const idle = reviewKinds.filter(
    ({ categories, of }) => of && !categories.flatMap(whats).some((what) => of.test(what)),
  );
  expect(idle).toEqual([]);
});

test('guides praise businesses only for what fits their hours', () => {
  const told = readToldListings();
  const wrong = businesses.filter(({ row, hours }) => {
    const text = told.get(row.slug) ?? '';
    return !fitsHours(text, hours) || namesClosedDay(text, hours);
  });
  expect(wrong.map(({ row }) => row.slug)).toEqual([]);
});

test('only hosts open on Christmas Day', () => {
  const hosts = /restaurants|pizza|bakeries|ice-cream|cafes|bars|breweries|hotels|museums|music/;
  const open = businesses.filter(
    ({ row, specialHours }) =>
      !hosts.test(row.category) &&
      specialHours.some(({ date, opens }) => date.endsWith('12-25') && opens !== null),
  );
  expect(open.map(({ row }) => row.slug)).toEqual([]);
});
