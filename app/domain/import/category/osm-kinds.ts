/**
 * Kinds of OpenStreetMap's tags by our category; wiki.openstreetmap.org/wiki/Map_features has
 * them. The name-suggestion-index sorts its brands by the same.
 */
const kinds: Record<string, string> = {
  restaurants:
    'amenity/restaurant amenity/fast_food amenity/food_court shop/seafood shop/bbq shop/deli',
  cafes: 'amenity/cafe shop/coffee shop/tea amenity/internet_cafe',
  bakeries: 'shop/bakery shop/pastry',
  bars: 'amenity/bar amenity/pub amenity/biergarten amenity/karaoke_box',
  breweries: 'craft/brewery',
  'ice-cream': 'amenity/ice_cream',
  'grocery-stores': 'shop/supermarket shop/greengrocer shop/frozen_food shop/food',
  veterinarians: 'amenity/veterinary',
  'pet-stores': 'shop/pet shop/pet_grooming',
  'pet-services': 'amenity/animal_boarding amenity/animal_training amenity/animal_breeding',
  dentists: 'amenity/dentist healthcare/dentist healthcare/orthodontist',
  doctors:
    'amenity/doctors amenity/clinic healthcare/doctor healthcare/clinic healthcare/centre healthcare/laboratory healthcare/sample_collection healthcare/dialysis healthcare/blood_donation healthcare/audiologist healthcare/midwife healthcare/podiatrist shop/hearing_aids',
  pharmacies: 'amenity/pharmacy shop/chemist healthcare/pharmacy shop/medical_supply',
  opticians: 'shop/optician healthcare/optometrist',
  'physical-therapy':
    'healthcare/physiotherapist healthcare/rehabilitation healthcare/occupational_therapist',
  'mental-health': 'healthcare/counselling healthcare/psychotherapist',
  chiropractors: 'healthcare/alternative',
  hospitals: 'amenity/hospital healthcare/hospital',
  'senior-care': 'healthcare/hospice amenity/nursing_home social_facility/assisted_living',
  'hair-salons': 'shop/hairdresser',
  barbers: 'shop/barber',
  spas: 'shop/massage leisure/sauna amenity/spa amenity/public_bath',
  'beauty-salons': 'shop/beauty shop/cosmetics shop/perfumery shop/hairdresser_supply',
  'tattoo-studios': 'shop/tattoo',
  gyms: 'leisure/fitness_centre',
  plumbers: 'craft/plumber',
  electricians: 'craft/electrician shop/electrical',
  hvac: 'craft/hvac',
  roofers: 'craft/roofer',
  painters: 'craft/painter',
  landscapers: 'craft/gardener',
  'house-cleaning': 'craft/cleaning',
  'pest-control': 'shop/pest_control craft/pest_control',
  movers: 'office/moving_company',
  locksmiths: 'shop/locksmith craft/locksmith craft/key_cutter',
  contractors:
    'craft/builder craft/carpenter craft/glaziery craft/window_construction craft/tiler craft/stonemason craft/floorer craft/metal_construction office/construction_company shop/tiles shop/flooring shop/glaziery shop/doors shop/bathroom_furnishing shop/kitchen shop/swimming_pool',
  'auto-repair':
    'shop/car_repair shop/tyres shop/truck_repair shop/motorcycle_repair amenity/vehicle_inspection',
  'car-washes': 'amenity/car_wash',
  'auto-dealers': 'shop/car shop/motorcycle shop/truck shop/caravan shop/boat shop/trailer',
  'auto-parts': 'shop/car_parts',
  'bike-shops': 'shop/bicycle',
  'gas-stations': 'amenity/fuel waterway/fuel shop/gas highway/services',
  'convenience-stores': 'shop/convenience shop/kiosk',
  'liquor-stores': 'shop/alcohol shop/wine shop/beverages',
  'specialty-foods':
    'shop/butcher shop/cheese shop/chocolate shop/confectionery shop/dairy shop/nuts shop/spices shop/health_food',
  farms: 'shop/farm amenity/marketplace',
  wineries: 'craft/winery craft/distillery',
  nightclubs: 'amenity/nightclub amenity/stripclub',
  'general-stores':
    'shop/department_store shop/variety_store shop/general shop/mall shop/wholesale shop/country_store shop/outpost shop/catalogue',
  'gift-shops':
    'shop/gift shop/candles shop/party shop/stationery shop/newsagent shop/pyrotechnics',
  'jewelry-stores': 'shop/jewelry shop/watches',
  'clothing-stores':
    'shop/clothes shop/shoes shop/bag shop/fashion_accessories shop/leather shop/baby_goods shop/boutique shop/fabric',
  'furniture-stores':
    'shop/furniture shop/bed shop/interior_decoration shop/houseware shop/household_linen shop/carpet shop/curtain shop/window_blind shop/lighting shop/frame shop/antiques',
  'electronics-stores':
    'shop/electronics shop/mobile_phone shop/mobile_phone_accessories shop/computer shop/hifi shop/camera shop/telecommunication shop/printer_ink shop/video_games craft/electronics_repair office/telecommunication',
  'appliance-repair': 'shop/appliance shop/vacuum_cleaner craft/appliance_repair shop/repair',
  'hardware-stores':
    'shop/hardware shop/doityourself shop/paint shop/trade shop/power_tools shop/tool_hire shop/plant_hire shop/tractor shop/groundskeeping shop/agrarian shop/rental',
  'garden-centers': 'shop/garden_centre',
  florists: 'shop/florist',
  bookstores: 'shop/books shop/comics',
  'sporting-goods': 'shop/sports shop/outdoor shop/fishing shop/golf shop/hunting shop/weapons',
  'toys-and-hobbies':
    'shop/toys shop/games shop/craft shop/model shop/anime shop/musical_instrument shop/music shop/collector shop/sewing',
  'thrift-stores': 'shop/second_hand shop/charity shop/pawnbroker shop/gold_buyer',
  'smoke-shops': 'shop/tobacco shop/e-cigarette shop/cannabis',
  printing: 'shop/copyshop craft/signmaker craft/printer amenity/post_depot',
  photographers: 'shop/photo craft/photographer',
  'dry-cleaners':
    'shop/laundry shop/dry_cleaning shop/tailor shop/shoe_repair craft/shoemaker craft/tailor',
  storage: 'shop/storage_rental',
  banks: 'amenity/bank',
  'financial-services':
    'office/financial office/financial_advisor office/mortgage shop/money_lender amenity/money_transfer amenity/bureau_de_change amenity/payment_centre office/bail_bond_agent',
  insurance: 'office/insurance office/insurance_adjuster',
  accountants: 'office/accountant office/tax_advisor',
  lawyers: 'office/lawyer office/notary',
  'real-estate': 'office/estate_agent office/property_management',
  'business-services':
    'office/company office/consulting office/employment_agency office/engineer office/architect office/it office/advertising_agency office/coworking office/security office/logistics',
  'travel-agencies': 'shop/travel_agency office/travel_agent tourism/information',
  transportation:
    'amenity/car_rental amenity/taxi amenity/car_sharing amenity/motorcycle_rental amenity/boat_rental',
  parking: 'amenity/parking',
  manufacturers: 'man_made/works craft/handicraft craft/cabinet_maker',
  hotels:
    'tourism/hotel tourism/motel tourism/hostel tourism/guest_house tourism/bed_and_breakfast tourism/apartment tourism/chalet',
  campgrounds: 'tourism/camp_site tourism/caravan_site',
  apartments: 'landuse/residential building/apartments',
  'child-care': 'amenity/kindergarten amenity/childcare',
  schools: 'amenity/school amenity/university amenity/college amenity/driving_school',
  tutors:
    'amenity/prep_school amenity/language_school amenity/music_school amenity/training office/educational_institution',
  'dance-and-martial-arts': 'leisure/dance amenity/dancing_school',
  'sports-centers':
    'leisure/sports_centre leisure/golf_course leisure/swimming_pool leisure/ice_rink leisure/stadium leisure/horse_riding leisure/marina',
  amusements:
    'leisure/bowling_alley leisure/amusement_arcade leisure/trampoline_park leisure/indoor_play leisure/miniature_golf leisure/escape_game leisure/high_ropes_course leisure/adult_gaming_centre tourism/theme_park tourism/zoo tourism/aquarium amenity/casino',
  'movie-theaters': 'amenity/cinema',
  'music-venues': 'amenity/theatre amenity/arts_centre amenity/music_venue',
  'event-venues': 'amenity/conference_centre amenity/events_venue amenity/exhibition_centre',
  museums: 'tourism/museum tourism/gallery shop/art',
  libraries: 'amenity/library',
  'places-of-worship': 'amenity/place_of_worship office/religion',
  'funeral-homes': 'shop/funeral_directors amenity/crematorium',
  nonprofits:
    'office/association office/foundation office/ngo office/charity office/union office/political_party amenity/social_facility amenity/social_centre amenity/community_centre amenity/animal_shelter amenity/food_sharing club/scout club/freemasonry',
  government:
    'office/government amenity/townhall amenity/courthouse amenity/police amenity/fire_station amenity/post_office amenity/ranger_station',
};

/** Kinds that are no business that one visits: a machine, a stop, a stand. */
const nothingToVisit = new Set(
  (
    'amenity/atm amenity/vending_machine amenity/charging_station amenity/payment_terminal amenity/parcel_locker amenity/post_box ' +
    'amenity/bicycle_rental amenity/bicycle_parking amenity/bicycle_repair_station amenity/recycling amenity/telephone amenity/photo_booth ' +
    'amenity/public_bookcase amenity/trolley_bay amenity/waste_basket amenity/weighbridge amenity/bench amenity/toilets amenity/drinking_water ' +
    'amenity/shelter amenity/bus_station highway/bus_stop man_made/charge_point advertising/totem aeroway/aerodrome aeroway/helipad'
  ).split(' '),
);

const byKind = new Map(
  Object.entries(kinds).flatMap(([slug, tags]) =>
    tags.split(' ').map((tag): [string, string] => [tag, slug]),
  ),
);

/** Keys of OpenStreetMap whose value is a kind, the one that says most first. */
const osmKeys = ['shop', 'craft', 'office', 'healthcare', 'tourism', 'leisure', 'amenity', 'club'];

/** Finds the columns of a file from OpenStreetMap that hold a kind; it has several of them. */
export function findOsmColumns(header: readonly string[]): { key: string; column: number }[] {
  const names = header.map((name) => name.toLowerCase().replace(/^(properties|tags)\./, ''));
  const found = osmKeys.flatMap((key) =>
    names.includes(key) ? [{ key, column: names.indexOf(key) }] : [],
  );
  return found.length > 1 || names.some((name) => name.startsWith('addr:')) ? found : [];
}

/** Returns the category's slug of a kind like "shop/convenience"; undefined if it has none. */
export function findByOsmKind(kind: string): string | undefined {
  return byKind.get(kind);
}

/** Returns whether a kind of OpenStreetMap, also in the words of other files, is no business. */
export function isNothingToVisit(kind: string): boolean {
  return nothingToVisit.has(kind);
}
