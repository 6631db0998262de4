import { withReading } from './with-reading.ts';

/** Asked at every pause in typing, and by imports: its limit holds at every size. */
export const similarKind = 'is it there already';

/** What visitors ask, by kind: calls of the API's functions. */
export const questions: Record<string, Record<string, string>> = {
  'within a metro': searches({
    'words in a metro': "q => 'pizza', metro => 'austin-tx'",
    'words that name a category in a metro': "q => 'coffee', metro => 'chicago-il'",
    'a category in a metro': "category => 'plumbers', metro => 'chicago-il'",
    'a category in a metro, well rated':
      "category => 'dentists', metro => 'denver-co', min_rating => 4",
    'a place among the words': "q => 'tacos in austin'",
    'a synonym near a city': "q => 'vet', near => 'Austin, TX'",
    'open now near a metro': "near => 'Denver', open_now => true",
    'open on Friday evening in a city': "open_minute => 6900, city => 'Austin, TX'",
    'a zip code, well rated': "near => '78701', min_rating => 4",
  }),
  'around a point': searches({
    'near coordinates, nearest first': "lat => 40.71, lng => -74.0, sort => 'distance'",
    'open now near rounded coordinates': 'lat => 30.27, lng => -97.74, open_now => true',
  }),
  'on a map': searches({
    'a map of a city': 'south => 40.6, west => -74.1, north => 40.9, east => -73.8',
    'words on a map of a city':
      "q => 'coffee', south => 40.6, west => -74.1, north => 40.9, east => -73.8",
    'a category on a map of several states':
      "category => 'plumbers', south => 36, west => -90, north => 42, east => -80",
    'a map of the country': 'south => 24, west => -125, north => 50, east => -66',
    'a map of where nobody is': 'south => 60, west => -170, north => 70, east => -160',
  }),
  'over all': searches({
    'a rare word everywhere': "q => 'karate'",
    'two words everywhere': "q => 'family dentist'",
    'a word and a category by rating': "q => 'family', category => 'dentists', sort => 'rating'",
    'a state': "near => 'texas'",
    'words in a state': "q => 'pizza', near => 'TX'",
  }),
  'a broad word everywhere': searches({
    'a broad word everywhere': "q => 'coffee'",
    'a broad word of names': "q => 'repair'",
  }),
  'a typing error': searches({
    'a typing error': "q => 'goldn cafe'",
    'a typing error near a place': "q => 'resturant', near => 'New York, NY'",
    'a typing error of two letters': "q => 'vetrinarien'",
  }),
  'a plain list': searches({
    'everything, best first': "sort => 'rating'",
    'everything, newest first': "sort => 'newest'",
    'everything by name': "sort => 'name'",
    'a page far down the list by name':
      "sort => 'name', after_key => 'south', after_id => '00000000-0000-4000-8000-000000000000'",
    'a metro, best first': "metro => 'austin-tx', sort => 'rating'",
    'a category, best first': "category => 'restaurants', sort => 'rating'",
  }),
  suggestions: suggestions({
    'one letter': 'a',
    'the beginning of a name': 'gol',
    'the beginning of a word in many names': 'coff',
    'the beginning of a place': 'new y',
    'two words of a name': 'golden ca',
    'a typing error while typing': 'resturant',
    'a category and the beginning of a place': 'pizza aus',
    'the beginning of a street': 'n main st',
    'the beginning of an address': '302 4th s',
    'the beginning of a phone number': '512555',
  }),
  [similarKind]: similar({
    'a name while it is typed': "name => 'Golden Ca', city => 'Austin', state => 'TX'",
    'a name of common words': "name => 'Family Dental Care', city => 'Chicago', state => 'IL'",
    'a name with a typing error, by zip code': "name => 'Resturant Goldn', zip_code => '78701'",
    'a phone number': "phone => '(512) 555-0177'",
    'a website': "website => 'https://www.golden-cafe.example'",
    'everything about a business':
      "name => 'Golden Cafe', phone => '(512) 555-0177', website => 'golden-cafe.example', street => '302 4th Street', city => 'Austin', state => 'TX', zip_code => '78701', lat => 30.27, lng => -97.74",
    'a business that is not there': "name => 'Zzyzx Quixotry', city => 'Austin', state => 'TX'",
  }),
};

function searches(asked: Record<string, string>): Record<string, string> {
  return map(asked, (args) => `public.search_businesses(${withReading(args)})`);
}

function similar(known: Record<string, string>): Record<string, string> {
  return map(known, (args) => `public.find_similar_businesses(${args})`);
}

function suggestions(typed: Record<string, string>): Record<string, string> {
  return map(typed, (text) => `public.suggest('${text}')`);
}

function map(asked: Record<string, string>, call: (text: string) => string) {
  return Object.fromEntries(Object.entries(asked).map(([what, text]) => [what, call(text)]));
}
