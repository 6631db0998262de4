/** Prefixes of well-known chain names that do not say what the business is, by category. */
export const chains: Record<string, string> = {
  restaurants:
    'mcdonalds, burger king, wendys, taco bell, kfc, popeyes, subway, chipotle, chick fil a, sonic drive in, arbys, dairy queen, panera, five guys, in n out, whataburger, jack in the box, hardees, carls jr, white castle, zaxbys, raising canes, wingstop, buffalo wild wings, applebees, chilis, olive garden, red lobster, outback, texas roadhouse, longhorn, cracker barrel, dennys, ihop, waffle house, bob evans, panda express, qdoba, moes southwest, jimmy johns, jersey mikes, firehouse subs, quiznos, culvers, steak n shake, shake shack, red robin, tgi fridays, ruby tuesday, cheesecake factory, pf changs, bojangles, el pollo loco, del taco, long john silvers, captain ds, boston market, noodles and company, first watch, golden corral, potbelly, portillos, krystal, rallys, church chicken, churchs chicken, hooters, benihana, carrabbas, bonefish',
  pizza:
    'pizza hut, dominos, papa johns, little caesars, papa murphys, sbarro, round table, cicis, hungry howies, blaze pizza, mod pizza, chuck e cheese',
  cafes:
    'starbucks, peets, caribou, dutch bros, tim hortons, biggby, scooters coffee, jamba, tropical smoothie, smoothie king, kung fu tea',
  bakeries:
    'dunkin, krispy kreme, einstein bros, auntie annes, cinnabon, crumbl, nothing bundt, insomnia cookies, great harvest, wetzels pretzels, mrs fields',
  'ice-cream':
    'baskin robbins, ben and jerrys, cold stone, carvel, marble slab, tcby, menchies, yogurtland, ritas, haagen dazs, braums, bruster, freddys',
  'grocery-stores':
    'kroger, safeway, albertsons, publix, whole foods, trader joes, aldi, heb, h e b, wegmans, food lion, giant eagle, stop and shop, winn dixie, meijer, sprouts, piggly wiggly, save a lot, ralphs, vons, food 4 less, ingles, harris teeter, winco, fiesta mart, lidl, hy vee, shoprite, smart and final, grocery outlet, h mart, 99 ranch, price chopper, acme market, jewel osco',
  'general-stores':
    'walmart, wal mart, target, costco, sams club, bjs wholesale, dollar general, family dollar, dollar tree, big lots, kmart, sears, macys, kohls, jcpenney, jc penney, nordstrom, dillards, five below, bed bath, tuesday morning, ollies',
  'convenience-stores':
    '7 eleven, circle k, wawa, sheetz, quiktrip, racetrac, caseys, kwik trip, cumberland farms, ampm, am pm, stewarts, royal farms, buc ees, maverik, thorntons, allsups, stripes',
  'gas-stations':
    'shell oil, exxon, chevron, mobil, bp, texaco, citgo, sunoco, valero, conoco, phillips 66, arco, sinclair, loves travel, pilot travel, flying j, petro stopping',
  pharmacies: 'cvs, walgreens, rite aid, duane reade',
  banks:
    'chase bank, jpmorgan chase, wells fargo, citibank, pnc, us bank, u s bank, td bank, capital one, truist, keybank, bmo, santander, fifth third, huntington national, citizens bank, m and t, comerica, bbva',
  hotels:
    'hilton, marriott, hyatt, holiday inn, hampton inn, best western, comfort inn, motel 6, super 8, days inn, la quinta, residence inn, courtyard by, fairfield inn, sheraton, westin, ramada, quality inn, econo lodge, red roof, embassy suites, doubletree, staybridge, homewood, drury, travelodge, knights inn, extended stay, candlewood, travelodge, four seasons, ritz carlton',
  'auto-parts': 'autozone, o reilly, oreilly, advance auto, napa, carquest, pep boys',
  'auto-repair':
    'jiffy lube, midas, meineke, valvoline, firestone, goodyear, discount tire, les schwab, mavis, pep boys, monro, ntb, maaco, big o tires, aamco, take 5, sears auto, christian brothers',
  'body-shops': 'caliber collision, gerber collision, safelite, maaco',
  'auto-dealers': 'carmax, carvana, drivetime',
  'hardware-stores':
    'home depot, lowes home, ace hardware, menards, harbor freight, true value, sherwin williams, tractor supply, benjamin moore, do it best, fastenal, sunbelt rentals, floor and decor',
  'clothing-stores':
    'old navy, nike, foot locker, payless, ross dress, tj maxx, t j maxx, marshalls, burlington, victorias secret, h and m, forever 21, american eagle, banana republic, dsw, famous footwear, lane bryant, talbots, j crew, chicos, hot topic, mens wearhouse, davids bridal, rue 21, torrid, skechers, ann taylor, zara, urban outfitters, lululemon, carters',
  'electronics-stores':
    'best buy, apple store, at and t, verizon, t mobile, sprint, metropcs, metro by, cricket, boost mobile, gamestop, radioshack, ubreakifix, xfinity, batteries plus, micro center',
  'pet-stores': 'petsmart, petco, petland, pet supplies plus, petsense',
  veterinarians: 'banfield, vca',
  'furniture-stores':
    'ikea, ashley, rooms to go, la z boy, bobs discount, mattress firm, sleep number, crate and barrel, pottery barn, west elm, aarons, rent a center, williams sonoma, homegoods, home goods, pier 1, kirklands, ethan allen, havertys',
  'beauty-salons': 'sephora, ulta, sally beauty, european wax, bath and body',
  'hair-salons': 'great clips, supercuts, sport clips, fantastic sams, cost cutters, smartstyle',
  spas: 'massage envy, hand and stone',
  gyms: 'planet fitness, la fitness, anytime fitness, 24 hour, golds gym, orangetheory, equinox, lifetime fitness, life time, ymca, curves, snap fitness, f45, crossfit, ymca of',
  insurance: 'state farm, allstate, geico, farmers insurance, liberty mutual, american family',
  accountants: 'h and r block, jackson hewitt, liberty tax',
  printing:
    'ups store, the ups store, fedex, staples, kinkos, alphagraphics, fastsigns, postnet, minuteman press, sir speedy',
  'gift-shops': 'hallmark, office depot, officemax, yankee candle, spencers',
  'toys-and-hobbies':
    'michaels, joann, hobby lobby, toys r us, guitar center, build a bear, lego, party city',
  bookstores: 'barnes and noble, books a million, half price books',
  'sporting-goods':
    'dicks sporting, rei, academy sports, bass pro, cabelas, big 5, hibbett, west marine',
  'jewelry-stores': 'kay jewelers, zales, jared, pandora, tiffany and, claires',
  opticians: 'lenscrafters, pearle, visionworks, warby parker, americas best, sunglass hut',
  'movie-theaters': 'amc theatres, regal cinemas, cinemark, alamo drafthouse',
  storage: 'public storage, cubesmart, extra space, life storage',
  transportation:
    'u haul, uhaul, hertz, enterprise rent, avis, budget rent, greyhound, ryder, penske, national car, alamo rent',
  'real-estate':
    're max, remax, century 21, keller williams, coldwell banker, sothebys, berkshire hathaway, redfin, better homes',
  'financial-services':
    'edward jones, merrill lynch, charles schwab, western union, ace cash, advance america, ameriprise, raymond james, onemain, moneytree, check n go, titlemax, primerica, northwestern mutual',
  'child-care': 'kindercare, bright horizons, la petite, goddard, primrose, childtime',
  tutors: 'kumon, mathnasium, sylvan, huntington learning, school of rock',
  amusements: 'dave and busters, main event, top golf, topgolf, amf bowling, sky zone, urban air',
  'specialty-foods':
    'gnc, vitamin shoppe, sees, godiva, honeybaked, omaha steaks, edible arrangements, rocky mountain chocolate',
  doctors:
    'planned parenthood, labcorp, quest diagnostics, concentra, davita, fresenius, miracle ear, minuteclinic, kaiser permanente, carenow',
  dentists: 'aspen dental',
  'thrift-stores':
    'goodwill, salvation army, savers, value village, platos closet, cash america, once upon a child',
  government: 'usps, us post, united states post',
};
