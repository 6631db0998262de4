/** What licences and inspections call kinds of business, by category, where no name of a business ends like that. */
export const typeWords: Record<string, string> = {
  restaurants:
    'full service, limited service, food service, food service establishment, food establishment, eating place, eating and drinking place, fast food, american, mexican, chinese, italian, japanese, thai, indian, latin, caribbean, korean, mediterranean, southern, asian, vietnamese, greek, french, spanish, jewish kosher, middle eastern, soul food, on premise food, risk 1, hamburger, public eating place, retail food establishment, mobile food caterer restaurant, food handler',
  cafes: 'coffee tea, non alcoholic beverage bar, bottled beverage, donut coffee',
  bars: 'drinking place, consumption on premises, liquor on premise, late hours, cocktail, alcoholic beverage bar',
  bakeries: 'retail bakery, bakery product dessert',
  breweries: 'micro, brewpub, nano, regional brewer, contract brewer, taproom brewery',
  'grocery-stores':
    'retail food store, supermarket and grocery, food retail, grocery retail, retail grocery, super store, combination grocery other, large grocery store, medium grocery store, small grocery store',
  'convenience-stores': 'retail convenience, convenience, mini market',
  'liquor-stores':
    'package goods, off premise, off premises, retail liquor, package liquor, retail alcohol',
  'food-trucks':
    'mobile food, mobile food vendor, mobile food facility, mobile food dispenser, food vendor, pushcart',
  caterers: 'caterer license',
  'gas-stations': 'filling station, motor fuel, fuel dealer, gasoline station',
  hospitals:
    'acute care hospital, critical access hospital, children hospital, psychiatric hospital, short term, long term acute care, general acute care',
  'senior-care':
    'nursing facility, skilled nursing facility, assisted living facility, long term care, residential care, adult care home, home health agency, personal care home, adult care',
  doctors:
    'medical doctor, health care provider, ambulatory surgical center, end stage renal disease, rural health clinic, federally qualified health center, clinical laboratory, medical professional, health practitioner',
  'child-care':
    'childrens services facility, day care center, child care facility, group home daycare, family home daycare, licensed center, school age child care',
  'auto-repair':
    'motor vehicle repair, motor vehicle service, vehicle repair, auto service, garage repair, tire dealer, smog station, secondhand dealer auto',
  'auto-dealers': 'motor vehicle dealer, used motor vehicle dealer, vehicle dealer, new car dealer',
  towing: 'tow truck company',
  'thrift-stores': 'secondhand dealer, second hand dealer, pawnbroker, used merchandise',
  'beauty-salons':
    'cosmetology, cosmetologist, esthetician, beauty shop license, body care, personal care',
  'hair-salons': 'hairdressing, beauty salon barber shop, beauty shop',
  spas: 'massage establishment, massage facility, massage therapist, bath',
  'dry-cleaners': 'dry cleaner retail, laundries, garment services, industrial laundry',
  'smoke-shops':
    'tobacco retail dealer, electronic cigarette dealer, tobacco dealer, retail tobacco, electronic cigarette, retail marijuana, medical marijuana, tobacco product',
  contractors:
    'home improvement contractor, general building, building contractor, general contractor license, specialty trade, construction trade, class a contractor, residential builder',
  'hardware-stores': 'building materials, scale dealer',
  'electronics-stores': 'electronics store, electronic and home appliance service dealer',
  amusements:
    'amusement device, public place of amusement, games of chance, amusement arcade, gaming cafe, pool or billiard',
  parking: 'garage and parking lot, parking facility, public garage',
  apartments:
    'rental dwelling, rental housing, multifamily, apartment building, residential rental, short term rental property',
  hotels:
    'lodging establishment, short term rental, transient accommodation, hotel motel, bed and breakfast establishment, vacation rental license',
  'business-services':
    'professional scientific technical, information service, administrative and support, process server, employment agency license, professional service, business support',
  'financial-services':
    'debt collection agency, debt collector, money transmitter, consumer lender',
  transportation:
    'for hire vehicle, taxicab, livery, public chauffeur, transportation network, taxi and limousine, transportation and warehousing, motor carrier',
  manufacturers:
    'food manufacturer, manufacturing establishment, food processing, wholesale food, wholesale dealer, food warehouse, food processor, processor, wholesale trade',
  'gift-shops': 'general vendor, retail trade other, stoop line stand',
  'furniture-stores': 'furniture sale',
  'pet-services': 'animal care license, pet care',
  government: 'public administration, government owned',
  nonprofits: 'non profit, not for profit, civic organization, religious civic social organization',
  'places-of-worship': 'religious organization',
  schools:
    'public school, private school, educational service, elementary and secondary school, school kitchen, school cafeteria',
  'real-estate': 'real estate broker, real estate salesperson, real estate and rental',
  'clothing-stores': 'apparel and accessory',
  printing: 'newsstand printing',
  'pest-control': 'structural pest',
  'event-venues': 'catering establishment, place of assembly, public assembly',
};
