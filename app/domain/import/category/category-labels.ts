import { firstWords, headWords, products } from './name-words.ts';
import { toKey } from './find-specialty.ts';

/** A category as stored in the database. */
export type ImportCategory = { id: number; slug: string; name: string; synonyms: string[] };

export type Labels = ReadonlyMap<string, ImportCategory>;

export type CategoryLabels = {
  /** The category's own names and synonyms. */
  own: Labels;
  /** Those, plus terms used on licenses. */
  types: Labels;
  /** Words at the end of business names. */
  heads: Labels;
  /** Words at the start of business names. */
  firsts: Labels;
  /** Products sold. */
  products: Labels;
};

const shortestLabel = 3;

/** Indexes every label of a category by its key; skips labels of categories that do not exist. */
export function indexLabels(categories: readonly ImportCategory[]): CategoryLabels {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));

  function index(...tables: Readonly<Record<string, string>>[]): Map<string, ImportCategory> {
    const labels = new Map<string, ImportCategory>();
    for (const [slug, words] of tables.flatMap((table) => Object.entries(table))) {
      const category = bySlug.get(slug);
      for (const word of category ? words.split(', ') : []) {
        if (category && !labels.has(toKey(word))) labels.set(toKey(word), category);
      }
    }
    return labels;
  }
  const own = indexOwn(categories);
  const merge = (...maps: Labels[]) => new Map(maps.toReversed().flatMap((map) => [...map]));
  return {
    own,
    types: merge(own, index(typeWords)),
    // For the end of a name, this table is more precise than the search synonyms.
    heads: merge(index(headWords), own),
    firsts: index(firstWords),
    products: index(products),
  };
}

function indexOwn(categories: readonly ImportCategory[]): Map<string, ImportCategory> {
  const labels = new Map<string, ImportCategory>();
  for (const category of categories) {
    const parts = category.name.split('&');
    for (const label of [category.slug, category.name, ...parts, ...category.synonyms]) {
      const key = toKey(label);
      if (key.length >= shortestLabel && !labels.has(key)) labels.set(key, category);
    }
  }
  return labels;
}

/** Terms of licenses and inspections by category that do not occur at the end of business names. */
const typeWords: Record<string, string> = {
  restaurants:
    'full service, limited service, food service, food service establishment, food establishment, eating place, eating and drinking place, fast food, american, mexican, chinese, italian, japanese, thai, indian, latin, caribbean, korean, mediterranean, southern, asian, vietnamese, greek, french, spanish, jewish kosher, middle eastern, soul food, on premise food, risk 1, hamburger, public eating place, retail food establishment, mobile food caterer restaurant, food handler, hotel restaurant, hotel and restaurant, mixed drink, californian, cajun, continental, southwestern, scandinavian, russian, steakhouse, cafeteria, eclectic, soul, american new, american traditional, turkish, brazilian, peruvian, filipino, ethiopian, cuban, german, polish, irish, hawaiian, bbq, barbecue, vegetarian, delis, delicatessen, diner, buffet, pizza italian, tex mex, creole, african, food stand, seafood',
  cafes:
    'coffee tea, non alcoholic beverage bar, bottled beverage, donut coffee, coffee bar, coffeehouse, tea',
  bars: 'drinking place, consumption on premises, liquor on premise, late hours, cocktail, alcoholic beverage bar, beer wine, beer and wine, brewpub tavern, tavern and cabaret, cabaret, private club',
  bakeries: 'retail bakery, bakery product dessert',
  breweries: 'micro, brewpub, nano, regional brewer, contract brewer, taproom brewery',
  'grocery-stores':
    'retail food store, supermarket and grocery, food retail, grocery retail, retail grocery, super store, combination grocery other, large grocery store, medium grocery store, small grocery store',
  'convenience-stores':
    'retail convenience, convenience, mini market, 3 2 beer, beer retail, beer permit retail, tobacco permit retail',
  'liquor-stores':
    'package goods, off premise, off premises, retail liquor, package liquor, retail alcohol, liquor retail, retail liquor, liquor permit retail, liquor tasting, wine retail',
  'food-trucks':
    'mobile food, mobile food vendor, mobile food facility, mobile food dispenser, food vendor, pushcart, mobile canteen, mobile food unit, mobile unit, mobile food establishment',
  caterers: 'caterer license',
  'gas-stations': 'filling station, motor fuel, fuel dealer, gasoline station',
  hospitals:
    'acute care hospital, critical access hospital, children hospital, psychiatric hospital, short term, long term acute care, general acute care, psychiatric, children, critical access, rehabilitation, military, womens, specialty hospital, veteran',
  'senior-care':
    'nursing facility, skilled nursing facility, assisted living facility, long term care, residential care, adult care home, home health agency, personal care home, adult care, nursing service, nursing service in home, elderly nutrition site',
  doctors:
    'medical doctor, health care provider, ambulatory surgical center, end stage renal disease, rural health clinic, federally qualified health center, clinical laboratory, medical professional, health practitioner, laboratory x ray testing, medical laboratory',
  'child-care':
    'childrens services facility, day care center, child care facility, group home daycare, family home daycare, licensed center, school age child care, kindergarten daycare or nursery school, nursery school',
  'auto-repair':
    'motor vehicle repair, motor vehicle service, vehicle repair, auto service, garage repair, tire dealer, smog station, secondhand dealer auto, automobile tire, tire shop, automobile repair',
  'auto-dealers':
    'motor vehicle dealer, used motor vehicle dealer, vehicle dealer, new car dealer, automobile dealer, automobile truck dealer, truck dealer',
  towing: 'tow truck company',
  'thrift-stores': 'secondhand dealer, second hand dealer, pawnbroker, used merchandise',
  'beauty-salons':
    'cosmetology, cosmetologist, esthetician, beauty shop license, body care, personal care',
  'hair-salons': 'hairdressing, beauty salon barber shop, beauty shop, barber beauty operator',
  spas: 'massage establishment, massage facility, massage therapist, bath',
  'dry-cleaners':
    'dry cleaner retail, laundries, garment services, industrial laundry, dressmaker, seamstress, tailor',
  'smoke-shops':
    'tobacco retail dealer, electronic cigarette dealer, tobacco dealer, retail tobacco, electronic cigarette, retail marijuana, medical marijuana, tobacco product',
  contractors:
    'home improvement contractor, general building, building contractor, general contractor license, specialty trade, construction trade, class a contractor, residential builder, contractor general building, contractor excavating, general contractor, excavating, demolition, electric sign contractor',
  'hardware-stores': 'building materials, building plumbing material, scale dealer',
  'electronics-stores': 'electronics store, electronic and home appliance service dealer',
  amusements:
    'amusement device, public place of amusement, games of chance, amusement arcade, gaming cafe, pool or billiard',
  parking: 'garage and parking lot, parking facility, public garage',
  apartments:
    'rental dwelling, rental housing, multifamily, apartment building, residential rental, short term rental property, mobile home park, rental property',
  hotels:
    'lodging establishment, short term rental, transient accommodation, hotel motel, bed and breakfast establishment, vacation rental license',
  'business-services':
    'professional scientific technical, information service, administrative and support, process server, employment agency license, professional service, business support, administrative office, computer service, data processing service, data processing, consultant, consulting, freelancer, architect, engineer, employment agency, advertising, event promoter, office, home occupation, interpreter, testing laboratory',
  'financial-services':
    'debt collection agency, debt collector, money transmitter, consumer lender, bondsmen, bail bond, broker, brokers finance, investment',
  transportation:
    'for hire vehicle, taxicab, livery, public chauffeur, transportation network, taxi and limousine, transportation and warehousing, motor carrier',
  manufacturers:
    'food manufacturer, manufacturing establishment, food processing, wholesale food, wholesale dealer, food warehouse, food processor, processor, wholesale trade, metal processor, wholesale inventory, wholesale inventory operation, fabricator',
  'gift-shops': 'general vendor, retail trade other, stoop line stand',
  'furniture-stores': 'furniture sale',
  'pet-services': 'animal care license, pet care',
  government: 'public administration, government owned',
  nonprofits: 'non profit, not for profit, civic organization, religious civic social organization',
  'places-of-worship': 'religious organization',
  schools:
    'public school, private school, educational service, elementary and secondary school, school kitchen, school cafeteria, private school lunchroom, school lunchroom, public school lunchroom',
  'real-estate':
    'real estate broker, real estate salesperson, real estate and rental, appraiser, property management, lessor',
  'clothing-stores': 'apparel and accessory',
  printing: 'newsstand printing',
  'pest-control': 'structural pest',
  'event-venues': 'catering establishment, place of assembly, public assembly',
  electricians: 'electric contractor, electrical contractor',
  hvac: 'htg dealer, a c htg dealer, mechanical contractor',
  'mental-health': 'therapist, counselor, psychiatric associate',
  storage: 'warehouse keeper, warehouse keeper mini storage, mini storage',
  'toys-and-hobbies': 'crafts, craft, hobby shop',
  'jewelry-stores': 'jewelry manufacturer, jewelry manufacturer store, jeweler',
  gyms: 'health spa fitness center',
  lawyers: 'attorney',
  tutors: 'training center, tutoring',
  'dance-and-martial-arts': 'dancing school, dance school',
  'general-stores': 'department discount variety store',
};
