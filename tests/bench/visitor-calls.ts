import { withReading } from './with-reading.ts';

/** What a call of a function may cost at 100,000 listings. */
export type Cost = {
  /** Pages of 8 kB that PostgreSQL reads, from memory or disk. */
  blocks: number;
  milliseconds: number;
};

type Calls = {
  /** SQL arguments; a slug or zip code in braces is replaced by one of the database. */
  typical: string;
  /** The dearest that its checks let through. */
  worst: string[];
  limit: Cost;
};

const longText = (length: number) => `repeat('pizza dental repair ', ${Math.ceil(length / 20)})`;
/** As long as they may be, each with a place and a name to look up. */
const manyReadings = `'${JSON.stringify({
  q: 'the family',
  tokens: ['the', 'family', 'springfield', 'oregon'],
  readings: Array.from({ length: 240 }, () => ({ rest: [1], place: [2, 3], if_name: 'words' })),
})}'`;
const single: Cost = { blocks: 600, milliseconds: 15 };
const list: Cost = { blocks: 2_000, milliseconds: 30 };

/**
 * Every function that visitors may execute, with arguments to ask it by. A visitor may call them
 * directly, past the limits of the Worker.
 */
export const visitorCalls: Record<string, Calls> = {
  check_names: {
    typical: `'Ana', 'Ruiz'`,
    worst: [`${longText(200_000)}, ${longText(200_000)}`],
    limit: single,
  },
  find_categories: { typical: '', worst: [], limit: list },
  find_claim_ways: { typical: `'none'`, worst: [longText(1000)], limit: single },
  find_embedded_listings: {
    typical: `array['{slug}']`,
    worst: [`array_fill('{slug}'::text, array[100])`, `array_fill(repeat('a', 1000), array[100])`],
    limit: list,
  },
  find_former_listings: {
    typical: `'golden cafe'`,
    worst: [`'a'`, `'e %'`, longText(200), `repeat('é', 200)`],
    limit: list,
  },
  find_guides: {
    typical: `20, 'austin-tx'`,
    worst: [`1000000`, `1000000, 'austin-tx'`],
    limit: list,
  },
  find_place: {
    typical: `'Austin, TX'`,
    worst: [longText(200), `'200 S Abbott St, Marfa, TX 79843'`, `'30.27,-97.74'`],
    limit: list,
  },
  find_posts: { typical: '20', worst: [`1000000`, `1000000, true`], limit: list },
  find_similar_businesses: {
    typical: `name => 'Golden Cafe', city => 'Austin', state => 'TX'`,
    worst: [
      `name => 'a'`,
      `name => 'Family Dental Care'`,
      `name => ${longText(200)}, street => ${longText(200)}, city => ${longText(80)}, website => 'golden.example'`,
      `street => 'Main St', city => 'Chicago', state => 'IL'`,
      `zip_code => '{zip}', lat => 41.88, lng => -87.63, name => 'The'`,
      `state => 'CA', name => 'Restaurant'`,
    ],
    limit: { blocks: 10_000, milliseconds: 120 },
  },
  get_blog: { typical: '', worst: [`tag => 'owners'`, `author => ${longText(200)}`], limit: list },
  get_business: {
    typical: `'{slug}'`,
    worst: [`'{reviewed}'`, `'{reviewed}', 'highest', 5`, `'{reviewed}', 'lowest'`, longText(1000)],
    limit: single,
  },
  get_business_history: { typical: `'{slug}'`, worst: [`'{slug}', 2147483647`], limit: single },
  get_guide: { typical: `'{guide}'`, worst: [longText(1000)], limit: single },
  get_invitation: { typical: `'none'`, worst: [longText(1000)], limit: single },
  get_post: { typical: `'{post}'`, worst: [longText(1000)], limit: single },
  get_public_profile: {
    typical: `'00000000-0000-4000-8000-000000000000'`,
    worst: [`'{profile}'`],
    limit: single,
  },
  get_shared_list: {
    typical: `'00000000-0000-4000-8000-000000000000'`,
    worst: [],
    limit: single,
  },
  locate_address: {
    typical: `'100 Main St', 'Austin', 'TX', '{zip}'`,
    worst: [
      `'1 Main St', 'New York', 'NY', null`,
      `'Main', 'Chicago', 'IL', ''`,
      `${longText(200)}, ${longText(100)}, 'TX', '{zip}'`,
    ],
    limit: { blocks: 5_000, milliseconds: 60 },
  },
  places_within: {
    typical: '30, -98, 31, -97',
    worst: ['-90, -180, 90, 180'],
    limit: { blocks: 3_000, milliseconds: 40 },
  },
  search_businesses: {
    typical: withReading(`q => 'pizza', near => 'Austin, TX'`),
    worst: [
      `q => 'the', sort => 'rating'`,
      `q => 'coffee repair dental pizza'`,
      withReading(`q => 'family friendly portland coffee in springfield near columbus by salem'`),
      `q => 'family', reading => ${manyReadings}`,
      `q => 'resturant vetrinarien plumer'`,
      `q => ${longText(200)}`,
      `q => 'a b c d e f g h i j k l m n o p q r s t u v w x y z'`,
      `lat => 39, lng => -98, radius_miles => 100, sort => 'distance', open_now => true`,
      `south => 24, west => -125, north => 50, east => -66, q => 'family', features => array['Wi-Fi', 'Parking', 'Delivery']`,
      `open_minute => 1, min_rating => 4.9, sort => 'name'`,
    ],
    // A list by name of which few are open and well rated is read to its end.
    limit: { blocks: 120_000, milliseconds: 250 },
  },
  suggest: {
    typical: `'piz'`,
    worst: [`'a'`, `'resturant'`, `'1 n'`, `'512'`, longText(100), `'a b c d e f g h i j k l'`],
    limit: { blocks: 10_000, milliseconds: 120 },
  },
};
