import { toBrandKey } from '../name/brand-key.ts';

/** Specialties by category, as "label: keywords in the singular"; the more specific ones first. */
const specialties: Readonly<Record<string, readonly string[]>> = {
  restaurants: [
    'Ramen: ramen',
    'Sushi: sushi',
    'Vietnamese: pho, vietnamese, banh mi, saigon',
    'Thai: thai',
    'Korean: korean, bibimbap',
    'Japanese: japanese, izakaya, teriyaki, hibachi, udon',
    'Chinese: chinese, szechuan, sichuan, dim sum, hunan, cantonese, peking',
    'Indian: indian, tandoori, tandoor, curry, masala, biryani',
    'Poke: poke',
    'Hawaiian: hawaiian',
    'Filipino: filipino',
    'Tacos: taco, taqueria, tacos',
    'Mexican: mexican, cantina, burrito, mexicano, mexicana, birria, mariscos, tex mex',
    'Salvadoran: pupuseria, salvadoran',
    'Peruvian: peruvian, peru',
    'Cuban: cuban',
    'Caribbean: caribbean, jamaican, jerk',
    'Brazilian: brazilian, churrascaria',
    'Latin: latin, latin american, latino',
    'Ethiopian: ethiopian',
    'Middle Eastern: middle eastern, falafel, shawarma, kebab, kabob, lebanese',
    'Greek: greek, gyro, gyros',
    'Turkish: turkish',
    'Mediterranean: mediterranean',
    'Spanish: spanish, tapas',
    'Italian: italian, trattoria, ristorante, osteria, pasta',
    'French: french, bistro, brasserie, creperie, crepe',
    'German: german, schnitzel',
    'Polish: polish',
    'Russian: russian',
    'Sandwiches: cheesesteak, cheese steak',
    'Burgers: steak n shake, burger, hamburger',
    'Barbecue: bbq, barbecue, barbeque, smokehouse, bar b q, bar b que',
    'Steakhouse: steakhouse, steak house, chophouse, steak',
    'Seafood: seafood, oyster, crab, fish house, lobster, fish',
    'Wings: wing',
    'Fried chicken: fried chicken',
    'Chicken: chicken',
    'Sandwiches: sandwich, sub, hoagie',
    'Deli: deli, delicatessen',
    'Bagels: bagel',
    'Breakfast: breakfast, pancake, waffle',
    'Diner: diner',
    'Buffet: buffet',
    'Noodles: noodle',
    'Cajun: cajun, creole',
    'Soul food: soul food, soul',
    'Southern: southern',
    'Southwestern: southwestern',
    'Vegan: vegan',
    'Vegetarian: vegetarian',
    'Salads: salad',
    'Soup: soup',
    'Kosher: kosher, jewish kosher',
    'American: american',
    'Asian: asian',
  ],
  cafes: ['Bubble tea: boba, bubble tea', 'Juice bar: juice, smoothie', 'Tea house: tea'],
  bakeries: [
    'Donuts: donut, doughnut',
    'Bagels: bagel',
    'Cupcakes: cupcake',
    'Cakes: cake',
    'Cookies: cookie',
    'Pies: pie',
    'Panadería: panaderia',
    'Pâtisserie: patisserie',
  ],
  bars: [
    'Wine bar: wine bar',
    'Sports bar: sports bar',
    'Cocktail bar: cocktail',
    'Irish pub: irish',
  ],
  doctors: [
    'Pediatrics: pediatric, pediatrician',
    'Dermatology: dermatology, dermatologist',
    'Cardiology: cardiology, heart',
    'Orthopedics: orthopedic, orthopaedic',
    'Urgent care: urgent care',
    'Gynecology: obgyn, ob gyn, gynecology',
    'Oncology: oncology, cancer',
    'Podiatry: podiatry, podiatrist, foot and ankle',
    'Radiology: radiology, imaging',
    'Surgery: surgery, surgical',
  ],
  dentists: [
    'Orthodontics: orthodontic, orthodontist',
    'Endodontics: endodontic',
    'Periodontics: periodontic',
    'Oral surgery: oral surgery',
    'Pediatric dentistry: pediatric, kid, children',
  ],
  hospitals: [
    'Children’s hospital: children',
    'Psychiatric hospital: psychiatric, behavioral',
    'Rehabilitation: rehabilitation, rehab',
  ],
  'auto-repair': ['Tires: tire', 'Oil change: oil change, lube', 'Transmissions: transmission'],
  'specialty-foods': [
    'Butcher: butcher, meat',
    'Cheese: cheese',
    'Chocolate: chocolate',
    'Candy: candy',
  ],
  'dry-cleaners': [
    'Tailor: tailor, tailoring, tailors, dressmaker, alteration',
    'Shoe repair: shoe repair, cobbler',
  ],
  farms: ['Farmers market: farmers market, farmer market, greenmarket'],
};

type Specialty = { label: string; keys: readonly string[] };

const byCategory = new Map(
  Object.entries(specialties).map(([slug, lines]) => [slug, lines.map(parseLine)]),
);

function parseLine(line: string): Specialty {
  const [label = '', words = ''] = line.split(': ');
  return { label, keys: words.split(', ').map(toKey) };
}

/** Returns the keywords of a category's specialties, by the category's slug. */
export function findSpecialtyKeywords(category: string): readonly string[] {
  return byCategory.get(category)?.flatMap(({ label, keys }) => [label, ...keys]) ?? [];
}

type FindInput = {
  /** The category's slug. */
  category: string;
  businessName: string;
  /** The cells that describe the kind of business. */
  cells: readonly string[];
};

/** Finds a cuisine or trade more specific than the category in the name, then in the cells. */
export function findSpecialty({ category, businessName, cells }: FindInput): string | null {
  const known = byCategory.get(category) ?? [];
  for (const text of [businessName, ...cells]) {
    const key = ` ${toKey(text)} `;
    const found = known.find(({ keys }) => keys.some((word) => key.includes(` ${word} `)));
    if (found) return found.label;
  }
  return null;
}

/** Returns words in lower case, without accents, singular: "Cafés & Coffee" is "cafe coffee". */
export function toKey(text: string): string {
  return toBrandKey(text)
    .split(' ')
    .map((word) => word.replace(/ies$/, 'y').replace(/(?<=\w{2}[^s])s$/, ''))
    .join(' ');
}
