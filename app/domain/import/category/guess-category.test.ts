import { expect, test } from 'vitest';
import { createCategoryGuesser } from './guess-category.ts';

const weigh = createCategoryGuesser([
  { id: 1, slug: 'cafes', name: 'Cafés & Coffee', synonyms: ['coffee shop', 'tea house'] },
  { id: 2, slug: 'bars', name: 'Bars & Pubs', synonyms: ['tavern'] },
  { id: 3, slug: 'breweries', name: 'Breweries', synonyms: ['brewery', 'brewing'] },
  { id: 4, slug: 'pet-stores', name: 'Pet Stores', synonyms: ['grooming'] },
  { id: 6, slug: 'clothing-stores', name: 'Clothing Stores', synonyms: [] },
  { id: 5, slug: 'other', name: 'Other Businesses', synonyms: [] },
]);

const nothing = {
  cells: [''],
  brandCategory: null,
  businessName: 'Smith and Sons',
  website: null,
  city: '',
  titles: ['name', 'list.csv'],
};
const guess = (input: Partial<typeof nothing>) => weigh({ ...nothing, ...input }).category;

test.each([
  ['cafe', 'cafes'],
  ['CAFÉS & COFFEE', 'cafes'],
  ['Coffee Shops', 'cafes'],
  ['pet-stores', 'pet-stores'],
  ['Food > Drink > Pub', 'bars'],
  ['Unknown; Taverns', 'bars'],
])('a category cell %j means %s', (cell, slug) => {
  expect(guess({ ...nothing, cells: [cell] }).slug).toBe(slug);
});

test("the cell goes before the business's name, and that before the file's", () => {
  const all = { cells: ['tavern'], titles: ['us-breweries-2026.csv'], businessName: 'Tea House' };
  expect(guess(all).slug).toBe('bars');
  expect(guess({ ...all, cells: ['micro'] }).slug).toBe('breweries');
  expect(guess({ ...all, cells: [''] }).slug).toBe('cafes');
  expect(guess({ ...all, cells: [''], businessName: 'Oak Creek' }).slug).toBe('breweries');
});

test("only the last noun of a file's name tells, not a word in passing", () => {
  const find = (fileName: string) => guess({ titles: [fileName], businessName: 'Oak Creek' }).slug;
  expect(find('us-breweries-2026.csv')).toBe('breweries');
  expect(find('breweries_inspected_by_county.csv')).toBe('other');
  expect(find('member_coffee_shop_phone_list.csv')).toBe('other');
});

test('the header of the names tells the kind of a row that says nothing else', () => {
  const find = (header: string) => guess({ titles: [header], businessName: 'Oak Creek' }).slug;
  expect(find('Brewery Name')).toBe('breweries');
  expect(find('PetStoreName')).toBe('pet-stores');
  expect(find('Business Name')).toBe('other');
  expect(find('Name')).toBe('other');
});

test('only whole words of a name count', () => {
  expect(guess({ ...nothing, businessName: 'Barstow Barbershop' }).slug).toBe('other');
  expect(guess({ ...nothing, businessName: 'The Barstow Bar' }).slug).toBe('bars');
});

test('a business without any clue gets the category Other', () => {
  expect(guess(nothing).slug).toBe('other');
});

test.each([
  ['722511', 'restaurants'],
  ['72251 Restaurants', 'restaurants'],
  ['NAICS 722410', 'bars'],
  ['31212', 'breweries'],
  ['5813', 'bars'],
])('a code of NAICS or SIC is read: %s', (cell, slug) => {
  const categories = ['restaurants', 'breweries', 'bars', 'other'];
  const guessCode = createCategoryGuesser(
    categories.map((category, id) => ({ id, slug: category, name: category, synonyms: [] })),
  );
  expect(guessCode({ ...nothing, cells: [cell] }).category.slug).toBe(slug);
});

test('a name is finer than its licence, and never another trade', () => {
  const licence = { ...nothing, cells: ['Restaurant'], businessName: 'Elm Brewing Co' };
  const guessFiner = createCategoryGuesser([
    { id: 1, slug: 'restaurants', name: 'Restaurants', synonyms: ['restaurant'] },
    { id: 2, slug: 'breweries', name: 'Breweries', synonyms: [] },
    { id: 3, slug: 'plumbers', name: 'Plumbers', synonyms: [] },
    { id: 4, slug: 'other', name: 'Other', synonyms: [] },
  ]);
  const find = (businessName: string) => guessFiner({ ...licence, businessName }).category.slug;
  expect(find('Elm Brewing Co')).toBe('breweries');
  expect(find('Elm Plumbing')).toBe('restaurants');
});

test('the name outweighs what a business may sell and vague categories', () => {
  const slugs = [
    'restaurants',
    'bars',
    'liquor-stores',
    'convenience-stores',
    'dentists',
    'business-services',
    'cafes',
    'other',
  ];
  const guessWeak = createCategoryGuesser(
    slugs.map((slug, id) => ({ id, slug, name: slug, synonyms: [] })),
  );
  const find = (businessName: string, ...cells: string[]) =>
    guessWeak({ ...nothing, businessName, cells }).category.slug;
  expect(find('Elm Restaurant', 'MIXED DRINK PERMIT')).toBe('restaurants');
  expect(find('The Way Back', 'LIQUOR - TAVERN')).toBe('bars');
  expect(find('7-Eleven 25907B', 'LIQUOR - DRUG STORE')).toBe('convenience-stores');
  expect(find('Hurd Dental PLLC', 'CONSULTANTS', 'PROFESSIONALS')).toBe('dentists');
  expect(find('Jones Holdings', 'CONSULTANTS', 'PROFESSIONALS')).toBe('business-services');
  expect(find('River Cafe', 'Restaurant')).toBe('cafes');
  expect(find('River Cafe', 'American (New)')).toBe('restaurants');
});

test('a chain of initials is known by its whole name alone', () => {
  expect(guess({ businessName: 'C&A' }).slug).toBe('clothing-stores');
  expect(guess({ businessName: 'C&A Store #12' }).slug).toBe('clothing-stores');
  expect(guess({ businessName: 'C and A Recovery' }).slug).toBe('other');
});

test('a phrase tells as much as public lists showed of it', () => {
  const guessSign = createCategoryGuesser(
    [
      'hotels',
      'bike-shops',
      'amusements',
      'restaurants',
      'pizza',
      'nail-salons',
      'hair-salons',
      'other',
    ].map((slug, id) => ({ id, slug, name: slug, synonyms: [] })),
  );
  const find = (businessName: string, ...cells: string[]) => {
    const { category, certainty } = guessSign({ ...nothing, businessName, cells });
    return [category.slug, certainty];
  };
  expect(find("Rosa's Nail Salon")).toEqual(['nail-salons', 4.5]);
  expect(find('Bungalow by Middlebrow')).toEqual(['other', null]);
  expect(find('The Bike Lane')[0]).not.toBe('amusements');
  expect(find('')).toEqual(['other', null]);
});

test('a house that is called after something is not of its kind', () => {
  const slugs = [
    'places-of-worship',
    'hospitals',
    'breweries',
    'restaurants',
    'shoe-repair',
    'other',
  ];
  const guessHouse = createCategoryGuesser(
    slugs.map((slug, id) => ({ id, slug, name: slug, synonyms: [] })),
  );
  const find = (businessName: string) => guessHouse({ ...nothing, businessName }).category.slug;
  expect(find('The Beer Temple')).toBe('other');
  expect(find('Taco Temple')).toBe('restaurants');
  expect(find('Shoe Hospital')).toBe('shoe-repair');
  expect(find('Hindu Temple')).toBe('places-of-worship');
  expect(find('Elm Hospital')).toBe('hospitals');
});

test('a permit to sell tells no kind, and a cell that no list knows what a name would', () => {
  const slugs = ['smoke-shops', 'liquor-stores', 'bars', 'landscapers', 'accountants', 'other'];
  const guessPermit = createCategoryGuesser(
    slugs.map((slug, id) => ({ id, slug, name: slug, synonyms: [] })),
  );
  const find = (cell: string) => guessPermit({ ...nothing, cells: [cell] }).category.slug;
  expect(find('Tobacco Retail Over Counter')).toBe('other');
  expect(find('Retail Liquor Class C')).toBe('other');
  expect(find('Liquor - Tavern')).toBe('bars');
  expect(find('Lawn maintenance')).toBe('landscapers');
  expect(find('Accounting & tax services')).toBe('accountants');
  expect(find('Health & wellness')).toBe('other');
});

test("a name that is sure goes before a code that its owner chose, and a trade's supplier is none of it", () => {
  const slugs = ['lawyers', 'grocery-stores', 'gas-stations', 'restaurants', 'other'];
  const guessCode = createCategoryGuesser(
    slugs.map((slug, id) => ({ id, slug, name: slug, synonyms: [] })),
  );
  const find = (businessName: string, cell: string) =>
    guessCode({ ...nothing, businessName, cells: [cell] }).category.slug;
  expect(find('Law Office of Ann Oak', '445110')).toBe('lawyers');
  expect(find('Ann Oak', '445110')).toBe('grocery-stores');
  expect(find('Oak Supermarket', '457120')).toBe('grocery-stores');
  expect(find('Ann Oak', '457120')).toBe('gas-stations');
  expect(find('Ann Oak', 'Restaurant equipment and supplies')).toBe('other');
});
