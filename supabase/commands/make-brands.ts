// Writes supabase/reference/brands.csv from the npm package name-suggestion-index: the
// brands of shops in the United States with their category. The package is needed for nothing else:
//
//     npm install --prefix /tmp/brands name-suggestion-index@8.0.20260918
//     node supabase/commands/make-brands.ts /tmp/brands
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { findByOsmKind } from '#app/domain/import/category/osm-kinds.ts';
import { toBrandKey } from '#app/domain/import/name/brand-key.ts';

/** Brands that the package lacks, or sorts otherwise than people do here. */
const ours: Record<string, string> = {
  'auto-dealers': 'Carvana',
  'auto-parts': "O'Reilly Auto Parts",
  amusements: "Dave & Buster's;Topgolf",
  banks: 'U.S. Bank',
  cafes: "Au Bon Pain;Dunkin'",
  'clothing-stores': 'T.J. Maxx;Ross Dress for Less;J.Crew',
  doctors: 'Planned Parenthood;Concentra;DaVita;Fresenius Kidney Care;Kaiser Permanente',
  couriers: 'FedEx;UPS;DHL',
  'furniture-stores': 'HomeGoods;Pier 1',
  'general-stores': 'JCPenney',
  'grocery-stores': 'H-E-B;H Mart;Acme Markets',
  'post-offices': 'USPS;United States Postal Service',
  printing: 'The UPS Store;FedEx Office',
  'real-estate': "RE/MAX;Sotheby's International Realty;Better Homes and Gardens Real Estate",
  'specialty-foods': 'GNC;The Vitamin Shoppe;Godiva',
  'thrift-stores': 'Goodwill;Goodwill Industries',
  'car-rental': 'Enterprise Rent-A-Car;Budget Rent a Car;National Car Rental;Alamo Rent a Car',
  transportation: 'Greyhound',
};

/** Chains whose kitchen is a category of its own. */
const cuisines: Record<string, string> = {
  pizza: 'pizza',
  coffee_shop: 'cafes',
  bubble_tea: 'cafes',
  juice: 'cafes',
  ice_cream: 'ice-cream',
  frozen_yogurt: 'ice-cream',
};

/** What the package's `nsi.json` holds, as far as it is read here. */
type Index = {
  nsi: Record<string, { items: Item[] }>;
};

type Item = {
  displayName: string;
  /** Codes of places: "us", "us-tx.geojson", "001" for the world, "021" for Northern America. */
  locationSet: { include?: unknown[]; exclude?: unknown[] };
  matchNames?: string[];
  tags: Record<string, string>;
};

const [packageFolder] = process.argv.slice(2);
if (packageFolder === undefined) throw new Error('Give the folder of name-suggestion-index.');
const folder = resolve(packageFolder, 'node_modules/name-suggestion-index');
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));
const index = readJson('dist/json/nsi.json') as Index;
const { version } = readJson('package.json') as { version: string };

type Brand = { name: string; category: string; also: string[] };

const items = Object.entries(index.nsi).flatMap(([path, { items: listed }]) => {
  const [tree, ...kind] = path.split('/');
  const category = tree === 'brands' ? findByOsmKind(kind.join('/')) : undefined;
  return category === undefined
    ? []
    : listed.filter(isInTheUs).map((item) => toBrand(item, categoryOfCuisine(item) ?? category));
});

function categoryOfCuisine({ tags }: Item): string | undefined {
  return cuisines[tags.cuisine ?? ''];
}

/** Returns whether a brand is found in the United States. */
function isInTheUs({ locationSet: { include = [], exclude = [] } }: Item): boolean {
  const ofUs = (place: unknown) =>
    typeof place === 'string' && /^(us\b.*|001|003|019|021)$/.test(place);
  return include.some(ofUs) && !exclude.includes('us');
}

function toBrand({ displayName, matchNames = [], tags }: Item, category: string): Brand {
  const name = displayName.replace(/ \([^)]*\)$/, '');
  const others = [tags.name, tags.brand, tags.alt_name, tags.short_name, ...matchNames];
  return {
    name,
    category,
    also: others.flatMap((other) => other?.split(';') ?? []).map(toBrandKey),
  };
}

/**
 * Of the kinds of one brand, the one that says most: a department store's grocery, and a grocery's
 * pharmacy and pumps, are part of it. What is called by most names is what people know it for
 * (7-Eleven's shops, Shell's pumps).
 */
function toWeight({ category, also }: Brand): number {
  const whole = ['general-stores', 'grocery-stores'].indexOf(category);
  return whole < 0 ? also.length : 1_000 - whole;
}

const ourItems = Object.entries(ours).flatMap(([category, names]) =>
  names.split(';').map((name): Brand => ({ name, category, also: [] })),
);
const byKey = new Map(ourItems.map((brand) => [toBrandKey(brand.name), brand]));
for (const brand of items.toSorted((a, b) => toWeight(b) - toWeight(a))) {
  const known = byKey.get(toBrandKey(brand.name));
  if (known) known.also.push(...brand.also);
  else byKey.set(toBrandKey(brand.name), { ...brand, also: [...brand.also] });
}
const taken = new Set(byKey.keys());
const brands = [...byKey.values()]
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  .map(({ name, category, also }) => {
    // A name that means another brand, or already one above, means nothing here.
    const own = [...new Set(also)].filter((key) => key.length > 2 && !taken.has(key));
    for (const key of own) taken.add(key);
    return [name, category, own.join(';')];
  });

const notice = `# name-suggestion-index ${version}, © its contributors, BSD-3-Clause; see supabase/commands/make-brands.ts`;
const rows = stringify([['name', 'category', 'also'], ...brands]);
writeFileSync(join(import.meta.dirname, '../reference/brands.csv'), `${notice}\n${rows}`);
console.log(`${brands.length} brands`);
