/**
 * How the drawing of a business shows its trade: by its kind of house, and by an icon on its sign.
 * The icons are Mapbox's Maki and Rapid's Temaki, both in the public domain (CC0).
 */
const files = import.meta.glob<string>(
  [
    '/node_modules/@mapbox/maki/icons/{airport,alcohol-shop,attraction,bank,bar,beer,bicycle,building,cafe,campsite,car,car-repair,cemetery,cinema,clothing-store,commercial,confectionery,convenience,dentist,doctor,dog-park,farm,fitness-centre,florist,fuel,furniture,garden-centre,gift,grocery,hairdresser,hardware,heart,home,hospital,ice-cream,industry,jewelry-store,library,lodging,music,nightclub,optician,paint,parking,pharmacy,place-of-worship,playground,recycling,restaurant,restaurant-pizza,school,shop,swimming,taxi,tennis,town-hall,wheelchair}.svg',
    '/node_modules/@rapideditor/temaki/icons/{accounting,balloon,book_store,bread,brick_trowel,briefcase,car_dealer,car_wash,catering,clothes_hanger,dice,dress,electronic,grapes,hair_care,hand,lawn,lawyer,lipstick,lock,money_hand,perfume,pet_store,physiotherapist,plumber,polished_nail,portrait_framed,poster_box,power,real_estate_agency,roller_coaster,sandwich,shield,snow,social_facility,spa,storage_rental,tattoo_machine,tire,toolbox,tools,truck,vacuum,vending_cigarettes,veterinary_care}.svg',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

export type House = 'shop' | 'hall' | 'workshop' | 'office';

/** Each category's icon, by the kind of house. */
const icons: Record<House, Record<string, string>> = {
  shop: {
    restaurants: 'restaurant',
    cafes: 'cafe',
    bakeries: 'bread',
    bars: 'bar',
    breweries: 'beer',
    pizza: 'restaurant-pizza',
    'ice-cream': 'ice-cream',
    'grocery-stores': 'grocery',
    veterinarians: 'veterinary_care',
    'pet-stores': 'pet_store',
    pharmacies: 'pharmacy',
    opticians: 'optician',
    'hair-salons': 'hair_care',
    barbers: 'hairdresser',
    'nail-salons': 'polished_nail',
    spas: 'spa',
    'beauty-salons': 'lipstick',
    'tattoo-studios': 'tattoo_machine',
    gyms: 'fitness-centre',
    'yoga-studios': 'physiotherapist',
    'dance-and-martial-arts': 'dress',
    locksmiths: 'lock',
    'bike-shops': 'bicycle',
    bookstores: 'book_store',
    florists: 'florist',
    'garden-centers': 'garden-centre',
    'hardware-stores': 'hardware',
    'clothing-stores': 'clothing-store',
    'furniture-stores': 'furniture',
    'dry-cleaners': 'clothes_hanger',
    'convenience-stores': 'convenience',
    'liquor-stores': 'alcohol-shop',
    'specialty-foods': 'confectionery',
    caterers: 'catering',
    'food-trucks': 'sandwich',
    wineries: 'grapes',
    nightclubs: 'nightclub',
    'general-stores': 'shop',
    'gift-shops': 'gift',
    'jewelry-stores': 'jewelry-store',
    'electronics-stores': 'electronic',
    'sporting-goods': 'tennis',
    'toys-and-hobbies': 'dice',
    'thrift-stores': 'recycling',
    'smoke-shops': 'vending_cigarettes',
    photographers: 'attraction',
    'child-care': 'playground',
    tutors: 'school',
    'pet-services': 'dog-park',
    'travel-agencies': 'airport',
    other: 'commercial',
  },
  hall: {
    banks: 'bank',
    museums: 'portrait_framed',
    'music-venues': 'music',
    'movie-theaters': 'cinema',
    'event-venues': 'balloon',
    'funeral-homes': 'cemetery',
    'places-of-worship': 'place-of-worship',
    libraries: 'library',
    government: 'town-hall',
    schools: 'school',
    amusements: 'roller_coaster',
  },
  workshop: {
    'auto-repair': 'car-repair',
    'body-shops': 'tools',
    'auto-dealers': 'car_dealer',
    'auto-parts': 'tire',
    'car-washes': 'car_wash',
    'gas-stations': 'fuel',
    towing: 'car',
    transportation: 'taxi',
    parking: 'parking',
    movers: 'truck',
    storage: 'storage_rental',
    plumbers: 'plumber',
    electricians: 'power',
    hvac: 'snow',
    roofers: 'home',
    painters: 'paint',
    landscapers: 'lawn',
    contractors: 'brick_trowel',
    'house-cleaning': 'vacuum',
    'pest-control': 'perfume',
    'appliance-repair': 'toolbox',
    manufacturers: 'industry',
    printing: 'poster_box',
    farms: 'farm',
    campgrounds: 'campsite',
    'sports-centers': 'swimming',
  },
  office: {
    dentists: 'dentist',
    doctors: 'doctor',
    hospitals: 'hospital',
    'physical-therapy': 'physiotherapist',
    'mental-health': 'heart',
    chiropractors: 'hand',
    'senior-care': 'wheelchair',
    lawyers: 'lawyer',
    accountants: 'accounting',
    'financial-services': 'money_hand',
    insurance: 'shield',
    'real-estate': 'real_estate_agency',
    'business-services': 'briefcase',
    nonprofits: 'social_facility',
    hotels: 'lodging',
    apartments: 'building',
  },
};

/** An icon as SVG: its path, and the width and height of its square. */
export type TradeIcon = { path: string; size: number };
export type Trade = { house: House; icon: TradeIcon };

const trades = new Map<string, Trade>(
  Object.entries(icons).flatMap(([house, iconsOfHouse]) =>
    Object.entries(iconsOfHouse).map(([category, icon]): [string, Trade] => [
      category,
      { house: house as House, icon: readIcon(icon) },
    ]),
  ),
);

/** Returns how a category is drawn; null for one that nobody has chosen an icon for. */
export function findTrade(category: string): Trade | null {
  return trades.get(category) ?? null;
}

/** @throws Error if the icon is not among the files above */
function readIcon(name: string): TradeIcon {
  const [, svg = ''] = Object.entries(files).find(([file]) => file.endsWith(`/${name}.svg`)) ?? [];
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  // Some paths have line breaks and tabs, escaped.
  const paths = Array.from(svg.matchAll(/ d="([^"]+)"/g), ([, path = '']) =>
    path.replaceAll(/&#x[9A];/g, ' '),
  );
  if (!size || paths.length === 0) throw new Error(`There is no icon ${name}`);
  return { path: paths.join(''), size };
}
