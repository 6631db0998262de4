/**
 * Last words of business names by category: the word that says what a business is ("Oak Key
 * Dental"). Extends the names and synonyms stored in the database. Singular, separated by commas.
 */
export const headWords: Record<string, string> = {
  restaurants:
    'grill, grille, bar and grill, cantina, taqueria, tacos, taco shop, kitchen, steakhouse, chophouse, bbq, barbecue, barbeque, smokehouse, sushi, ramen, noodle, noodle house, pho, buffet, deli, delicatessen, burger, wing, chicken, fried chicken, seafood, oyster bar, crab shack, cuisine, trattoria, ristorante, osteria, bistro, brasserie, gastropub, tavern and grill, restaurante, sandwich, sub, hot dog, pancake house, waffle, hibachi, teriyaki, wok, tandoor, curry house, kebab, gyro, falafel, shawarma, tapas, dim sum, dumpling, izakaya, pollo, marisco, pupuseria, arepa, empanada, food hall, lunch counter, luncheonette, snack bar, concession, salad, soup, poke, poke bowl, bowl, burrito, gyros, hoagie, cheesesteak, creperie, crepe, brunch, supper club, roadhouse, drive in, dining room, cafeteria, canteen, chop suey, bento, yakitori, korean bbq, steak',
  cafes:
    'cafe, coffee, coffee roaster, coffee bar, espresso bar, roaster, coffeehouse, tea room, boba, bubble tea, juice bar, juice, smoothie, tea bar, kaffee, caffe',
  bakeries:
    'bakery, bakeshop, bread, cake, cupcake, donut, doughnut, bagel, patisserie, panaderia, pasteleria, pastry, cookie, pretzel, pie, pie shop, bakehouse, boulangerie',
  bars: 'bar, pub, public house, tavern, saloon, taproom, tap room, lounge, cocktail lounge, wine bar, sports bar, alehouse, ale house, beer garden, taphouse, tap house, biergarten, inn and tavern, tap, speakeasy, cocktail bar',
  breweries:
    'brewery, brewing, brewpub, brewhouse, brew works, brewing company, beer, beer company, ale, meadery, brewer, brew pub, brew house, brewhaus, ale works, aleworks, beer works, beerworks, ciderworks, barrelhouse',
  pizza: 'pizza, pizzeria, pizza kitchen, pizza pie, pizza company, slice, apizza',
  'ice-cream':
    'ice cream, creamery, gelato, scoop, gelateria, frozen yogurt, custard, frozen custard, paleteria, shaved ice, snow cone, froyo, dairy bar, heladeria, sno ball',
  'grocery-stores':
    'grocery, supermarket, market, food market, food, mercado, supermercado, tienda, bodega market, farmers co op, food co op, fresh market, foods, carniceria, halal market',
  veterinarians:
    'veterinary, veterinary clinic, veterinary hospital, animal hospital, animal clinic, pet hospital, pet clinic, vet, vet clinic, veterinary service, dvm, vmd, animal medical center, veterinary medical center, veterinary care, cat clinic, cat hospital, dog and cat hospital, animal care center, equine',
  'pet-stores':
    'pet shop, pet store, pet supply, pet, aquarium shop, tropical fish, grooming, dog grooming, pet grooming, groomer, pet salon, feed, feed store, feed and seed, feed and supply, dog wash',
  dentists:
    'dental, dentistry, dentist, orthodontic, orthodontist, dds, dmd, periodontic, endodontic, oral surgery, dental care, dental group, dental clinic, dental office, dental center, smile, denture, prosthodontic, braces',
  doctors:
    'md, do, family practice, primary care, family medicine, medical clinic, medical group, clinic, health clinic, urgent care, medicine, internal medicine, pediatric, pediatrics, dermatology, cardiology, oncology, radiology, imaging, obgyn, ob gyn, gynecology, orthopedic, orthopaedic, surgery, surgical center, surgery center, neurology, urology, allergy, ent, gastroenterology, physician, doctor, medical associate, medical practice, medical office, podiatry, foot and ankle, dpm, laboratory, lab, diagnostic, dialysis, health center, women health, plastic surgery, medical, healthcare, wellness clinic, fertility, midwife, midwifery, pain management, sleep center, np, arnp, pulmonary, nephrology, ophthalmology, hearing, hearing aid, audiology',
  pharmacies:
    'pharmacy, drug, drug store, drugstore, apothecary, farmacia, rx, compounding pharmacy, botica',
  opticians:
    'optical, optician, optometry, optometrist, vision, vision center, eye care, eyecare, eye center, eyewear, eye clinic, od, eye associate, vision care, optique, eyeglass, spectacle',
  'physical-therapy':
    'physical therapy, physiotherapy, pt, dpt, rehab, rehabilitation, occupational therapy, sports medicine, therapy and sports medicine',
  'mental-health':
    'counseling, counselor, therapy, psychotherapy, psychology, psychologist, psychiatry, psychiatrist, behavioral health, mental health, lcsw, lmft, lpc, psyd, recovery, recovery center, treatment center, behavior therapy, autism center',
  chiropractors:
    'chiropractic, chiropractor, acupuncture, spine, spinal care, acupuncture clinic, chiropractic clinic, dc, chinese medicine, oriental medicine, herbal medicine, naturopathic, holistic health',
  hospitals:
    'hospital, medical center, regional medical center, emergency center, emergency room, children hospital, health system, infirmary, va medical center',
  'senior-care':
    'nursing home, nursing center, assisted living, senior living, retirement community, retirement home, home care, home health, home health care, hospice, care center, nursing and rehabilitation, nursing and rehab, convalescent, manor care, memory care, adult day care, adult family home, caregiver, rest home, skilled nursing, health and rehabilitation, rehabilitation and nursing',
  'hair-salons':
    'hair, hair salon, salon, hair studio, hairstyling, hair design, hair design studio, blowout, blow dry bar, braiding, hair braiding, extension, beauty shop, style, coiffure, peluqueria, hair care, cut, haircut, salon suite, clip, supercut, locs, hairdresser, beauty parlor',
  barbers:
    'barber, barber shop, barbershop, barberia, barbering, fade, barber lounge, barber studio',
  'nail-salons':
    'nail, nail salon, nail bar, nail spa, nail lounge, nail and spa, manicure, nail studio',
  spas: 'spa, day spa, med spa, medspa, massage, massage therapy, bodywork, lmt, reflexology, sauna, foot spa, float, massage studio, bath house, bathhouse, wellness spa',
  'beauty-salons':
    'beauty, beauty salon, beauty bar, brow, brow bar, lash, lash studio, lash bar, wax, waxing, skin care, skincare, esthetic, aesthetic, tan, tanning, tanning salon, makeup, cosmetic, threading, electrolysis, laser, sugaring, facial bar, beauty supply, microblading, permanent makeup, glow',
  'tattoo-studios':
    'tattoo, tattoos, tattoo parlor, tattoo studio, tattoo shop, ink, body piercing, piercing, body art',
  gyms: 'gym, fitness, fitness center, health club, crossfit, athletic club, workout, training center, personal training, strength, barbell, bootcamp, spin, cycle studio, performance training, conditioning, ymca, ywca',
  'yoga-studios':
    'yoga, pilates, barre, hot yoga, meditation, meditation center, yoga studio, pilates studio, tai chi, reformer',
  plumbers:
    'plumbing, plumber, drain, rooter, drain cleaning, septic, sewer, septic service, sewer and drain, water heater, leak detection, backflow, drain service, pumping, well drilling',
  electricians:
    'electric, electrical, electrician, electrical contractor, wiring, solar, solar energy, solar power, lighting, generator, power',
  hvac: 'hvac, heating, cooling, heating and cooling, heating and air, heating and air conditioning, air conditioning, air, refrigeration, mechanical, furnace, air duct, comfort, climate control, ac, chimney, fireplace, a c, sheet metal',
  roofers: 'roofing, roofer, roof, gutter, exterior, siding, roofing and construction',
  painters:
    'painting, painter, paint contractor, drywall and painting, coating, wallpaper, pressure washing, power washing',
  landscapers:
    'landscaping, landscape, lawn, lawn care, yard care, lawn service, lawn and garden, gardening, gardener, tree, tree service, tree care, tree expert, irrigation, sprinkler, snow removal, turf, arborist, tree surgeon, landscape design, hardscape, excavating and landscaping, yard, sod, outdoor living',
  'house-cleaning':
    'cleaning, cleaner, maid, maid service, cleaning service, janitorial, housekeeping, carpet cleaning, window cleaning, janitorial service, steam clean, building maintenance, chem dry, carpet care, disinfecting, restoration, pool service',
  contractors:
    'construction, contractor, contracting, builder, homes, custom home, home builder, remodeling, remodel, renovation, carpentry, woodwork, handyman, home improvement, concrete, masonry, paving, asphalt, flooring, floor, tile, tile and stone, marble, granite, countertop, cabinet, kitchen and bath, bath, drywall, plaster, stucco, insulation, window, door, window and door, garage door, fence, fencing, deck, excavating, excavation, grading, demolition, foundation, framing, glass, glass and mirror, pool, pool and spa, iron work, ironwork, steel, waterproofing, overhead door, closet, stone, brick, building, development, hauling and demolition, design build, carpet, blind, shutter, awning, hardwood floor, elevator, interior',
  'pest-control':
    'pest control, pest, exterminating, exterminator, termite, termite control, pest management, wildlife control, mosquito control, pest solution, bed bug',
  'appliance-repair': 'appliance repair, appliance, appliance service, vacuum, sewing machine',
  movers: 'moving, mover, moving and storage, van line, moving company, relocation, moving service',
  storage:
    'storage, self storage, mini storage, mini warehouse, storage center, u store, store it, lock up',
  locksmiths:
    'locksmith, lock, lock and key, key, lock and safe, key shop, lock service, safe and lock',
  'auto-repair':
    'auto repair, automotive, auto, auto service, auto care, motor work, auto center, car care, garage, transmission, muffler, brake, tire, tire shop, tires, tire center, tire and auto, oil change, lube, quick lube, smog, smog check, emission, inspection, truck repair, diesel, diesel repair, radiator, alignment, auto electric, auto clinic, mechanic, car repair, auto tech, llantera, car clinic, engine, small engine, small engine repair, motorcycle repair, window tinting, tint, car audio, upholstery',
  'auto-dealers':
    'auto sales, motors, motor company, ford, chevrolet, toyota, honda, nissan, hyundai, kia, subaru, mazda, volkswagen, bmw, mercedes benz, lexus, dodge, jeep, chrysler dodge jeep ram, cadillac, buick gmc, auto mall, used car, car sales, dealership, rv, harley davidson, cycle sales, motorsport, powersport, auto group, truck sales, trailer sale, trailer, boat, marine, auto wholesale, auto mart, imports, car company, kawasaki, yamaha, rv center, boat sale, volvo, audi, acura, infiniti, porsche, lincoln, tesla',
  'auto-parts':
    'auto parts, auto supply, auto salvage, salvage, truck parts, auto recycling, battery, used auto parts, junk yard, auto wrecking, parts',
  'body-shops':
    'auto body, body shop, collision, collision center, collision repair, auto glass, body and paint, paint and body, auto body repair, dent repair, body work, auto paint, windshield, autobody',
  towing:
    'towing, tow, wrecker, wrecker service, towing and recovery, roadside assistance, towing service',
  'car-washes':
    'car wash, auto detail, auto detailing, detailing, detail, auto spa, auto wash, carwash, truck wash, mobile detailing, hand wash, wash n go, express wash',
  'gas-stations':
    'gas, gas station, fuel, gasoline, petroleum, oil company, truck stop, travel center, travel plaza, service station, gas mart, fuel stop, gas and food, petro, propane, travel stop, oil',
  'convenience-stores':
    'convenience store, food mart, mini mart, quick stop, food store, corner store, mart, quick mart, deli mart, one stop, kwik stop, express mart, stop n shop, bodega, minimart, superette, party store, food stop, quik stop, stop and go, market and deli, deli grocery, deli and grocery, gourmet deli, variety, c store, pantry',
  'liquor-stores':
    'liquor, liquor store, wine, wine and spirit, wine and liquor, spirit, bottle shop, package store, wine shop, fine wine, beverage, discount liquor, beer and wine, beer distributor, wine cellar, beverage center, liquors, wine merchant, abc store, cellar',
  'specialty-foods':
    'butcher, butcher shop, meat, meat market, seafood market, fish market, cheese, cheese shop, candy, candy company, chocolate, chocolatier, confection, fudge, popcorn, spice, olive oil, sausage, jerky, honey, nut, produce, poultry, sweet, sweets, provision, smoked meat, tea company, olive, nutrition, vitamin, health food, supplement, herb, candy store, toffee, seafood company, peanut, hot sauce, tortilleria, tortilla factory',
  farms:
    'farm, farmers market, orchard, ranch, farm stand, dairy, berry farm, dairy farm, u pick, hatchery, apiary, alpaca, stable farm, pumpkin patch, produce stand, fruit stand',
  caterers:
    'catering, caterer, catering company, catering service, event catering, catering and event, personal chef',
  'food-trucks': 'food truck, taco truck, food cart, lonchera, mobile kitchen',
  wineries:
    'winery, vineyard, cellars, distillery, distilling, distiller, cidery, cider, hard cider, cider works, wine tasting, spirits distillery, tasting room, cider company, estate winery, wine company, vintner, moonshine, bourbon, whiskey',
  nightclubs:
    'nightclub, night club, dance club, karaoke, disco, discotheque, cabaret, gentlemen club, strip club, hookah lounge, hookah, hookah bar, ultra lounge, ktv, comedy club',
  'bike-shops':
    'bicycle, bike, bike shop, cyclery, bicycles, bike works, bicycle shop, cycle, e bike, bike company, bikes, bike repair, bicycle repair',
  bookstores:
    'book, bookstore, books, bookshop, bookseller, used book, book company, book exchange, christian bookstore, news, newsstand',
  florists:
    'florist, floral, flower, flowers, flower shop, floral design, flower market, blossom, bouquet, petal, floreria, bloom',
  'garden-centers':
    'nursery and landscape, garden center, nursery, greenhouse, plant nursery, plant, succulent, bonsai, garden and gift, tree farm, tree nursery, garden supply',
  'hardware-stores':
    'hardware, hardware store, lumber, building supply, building material, home center, tool, paint, paint store, true value, ace hardware, lumber yard, lumber company, millwork, electric supply, plumbing supply, supply house, tool rental, equipment rental, rental center, hydroponic, feed and hardware, fastener, farm supply',
  'clothing-stores':
    'clothing, boutique, apparel, fashion, clothier, menswear, shoe, shoes, footwear, lingerie, bridal, formal wear, tuxedo, bridal shop, bridal boutique, vintage, outfitter, western wear, wear, dress, uniform, boot, sneaker, kicks, hat, sock, denim, jean, swimwear, maternity, kids clothing, children clothing, t shirt, tee, handbag, leather, closet boutique, thread, attire, sari, outlet, wig, shoe repair, zapateria, swim, embroidery, collection',
  'furniture-stores':
    'furniture, mattress, sofa, home furnishing, furniture outlet, bedding, sleep shop, rug, carpet outlet, lamp, lighting store, home decor, interiors, kitchenware, cookware, bed, patio furniture, futon, furniture gallery, mattress firm, drapery, home store, design center, upholstery shop, interior design, frame shop furniture',
  'jewelry-stores':
    'jewelry, jeweler, jewellery, diamond, gem, goldsmith, watch, watch repair, joyeria, bead, gold, gold and silver, coin, coin and stamp, silver, fine jewelry, coin shop, jewel, rock and gem, bullion',
  'electronics-stores':
    'electronic, wireless, cell phone, cellular, phone repair, computer, computer repair, tv repair, audio, video, computer service, iphone repair, tv, stereo, camera, mobile, phone store, phone, cellphone repair, telecom, audio video, home theater, satellite, fix, pc repair, alarm',
  'sporting-goods':
    'sporting goods, sport, bait, bait and tackle, tackle, gun, gun shop, firearm, ammo, archery, ski, ski shop, ski and sport, surf shop, surf, skate shop, skateboard, golf shop, pro shop, outdoor, outdoors, fly shop, dive shop, scuba, dive center, running, armory, gunsmith, kayak, paddle, camping gear, army surplus, surplus, tactical, arms, diving, fishing, outfitters',
  'toys-and-hobbies':
    'toy, toys, toy store, hobby, hobby shop, comic, comics, game, games, game store, craft, crafts, yarn, fabric, quilt, quilt shop, knit, art supply, music store, guitar, guitar shop, piano, record, records, vinyl, music, collectible, card shop, sports card, model train, bead shop, party supply, instrument, violin, drum shop, scrapbook, quilting, costume, balloon, doll, needlework, sewing center, sewing, stitch, party',
  'gift-shops':
    'gift, gifts, gift shop, souvenir, card, cards and gift, antique, antiques, antique mall, general gift, christian gift, curio, emporium, treasure, candle, gift basket, gifts and more, crystal, trading post, mercantile, curiosities, gallery and gift, novelties, knick knack, soap, home and gift, collectibles and antiques, relics, pottery, ceramic',
  'thrift-stores':
    'thrift, thrift store, thrift shop, pawn, pawn shop, pawnbroker, consignment, resale, resale shop, second hand, goodwill, flea market, consignment shop, jewelry and loan, jewelry and pawn, swap meet, pawn and gun, gun and pawn, pawn and jewelry, auction, estate sale, exchange, salvation army, habitat restore, restore, liquidation, liquidator',
  'general-stores':
    'department store, dollar store, general store, variety store, discount, discount store, dollar, bargain, 99 cent, five and dime, supercenter, warehouse club, shopping center, mall, plaza, outlets, dollar plus, dollar tree, superstore',
  'smoke-shops':
    'smoke, smoke shop, vape, vape shop, vapor, tobacco, cigar, dispensary, cannabis, tobacconist, tobacco outlet, cigarette, cbd, kratom, marijuana, smoke and vape, vapes, pipe, cigar lounge, hemp, glass and vape, tobacco shop, e cig, headshop, collective, provisioning center',
  lawyers:
    'law, law firm, law office, law group, attorney, lawyer, legal, legal service, attorney at law, esq, esquire, law center, legal aid, abogado, injury law, legal group, immigration law, counselor at law, bail bond, bail, mediation, paralegal, trial lawyer',
  accountants:
    'accounting, accountant, cpa, tax, tax service, bookkeeping, income tax, certified public accountant, tax preparation, payroll, tax and accounting, tax pro, taxes, bookkeeper, auditing, enrolled agent, contadores',
  'real-estate':
    'realty, realtor, real estate, realtors, real estate group, realty group, property, properties, homes and land, land company, land, title, title company, escrow, appraisal, appraiser, real estate agency, real estate broker, real estate team, home inspection, home inspector, commercial real estate, estates, homes realty, sotheby international realty, holdings, leasing office, real estate company',
  apartments:
    'apartment, apartment home, property management, mobile home park, townhome, condominium, condo, loft, village apartment, residence, rental, tower, housing, townhouse, mobile estate, homeowner association, flats, lofts, mobile home, housing authority, manor, court apartment, trailer park, student housing, rooming house, boarding house',
  insurance:
    'insurance, insurance agency, insurance group, insurance agent, insurance service, assurance, state farm, life insurance, seguros, underwriter, insurance broker, indemnity, mutual',
  banks:
    'bank, credit union, bancorp, savings bank, savings and loan, national bank, trust company, bank and trust, federal credit union, fcu, bankers, state bank, atm',
  'financial-services':
    'financial, finance, financial service, financial group, financial planning, financial advisor, wealth management, investment, capital, mortgage, lending, loan, title loan, payday loan, check cashing, cash advance, wealth, home loan, credit, advisor, brokerage, pawn loan, equity, money transfer, retirement planning, financial partner, asset management, loans, fund, ventures, cash, currency exchange, check into cash, debt relief, tax relief, funding, wealth advisor, estate planning',
  hotels:
    'hotel, motel, inn, suite, lodge, resort, bed and breakfast, b and b, hostel, guest house, guesthouse, lodging, inn and suite, motor inn, motor lodge, casino resort, extended stay, vacation rental, retreat, cabin, cottage, resort and spa, hotel and suite, motor court, villa, bungalow, chalet, posada, hotel and spa',
  'child-care':
    'child care, childcare, day care, daycare, preschool, nursery school, learning center, child development center, montessori, montessori school, early learning center, kindergarten, family child care, child care center, head start, early childhood center, kid care, academy of early learning, playschool, babysitting, early learning, after school, development center, nanny, children center, family daycare, childrens academy, guarderia',
  tutors:
    'tutoring, tutor, learning, test prep, music lesson, piano lesson, music school, music academy, language school, piano studio, guitar lesson, voice studio, music studio, kumon, math, reading center, cooking school, art studio, art school, art class, swim school, lesson, school of music, music center, education center, stem, coding, sylvan learning',
  schools:
    'school, elementary, elementary school, middle school, high school, college, university, academy, charter school, institute, driving school, beauty school, christian school, community college, seminary, school district, technical college, beauty academy, barber college, trade school, catholic school, culinary institute, flight school, traffic school, truck driving school, isd, day school, prep, education, training, campus, escuela, cosmetology school, training institute, barber school, training academy, cdl school, polytechnic, conservatory',
  'dance-and-martial-arts':
    'dance, dance studio, dance academy, dance center, ballet, school of dance, martial art, karate, taekwondo, tae kwon do, jiu jitsu, judo, kung fu, aikido, boxing, boxing gym, kickboxing, gymnastics, cheer, dojo, mma, krav maga, dance company, fencing club, capoeira, muay thai, bjj, self defense, tumbling, dance school, ballroom, cheerleading, gymnastic center, dance theatre, ballet school, ballet academy, school of ballet',
  museums:
    'museum, gallery, art gallery, fine art, art, historical society, art center, heritage center, planetarium, science center, aquarium, zoo, botanical garden, exhibit, art museum, history museum, children museum, historic site, history center, visitor center, art space, discovery center, memorial museum, sculpture garden, arboretum, nature center, studio gallery, observatory, cultural center, zoological park, science museum, hall of fame, fine arts, arts center, art guild',
  'music-venues':
    'theater, theatre, concert hall, music hall, amphitheater, playhouse, performing art center, opera house, jazz club, auditorium, opera, symphony, orchestra, performing arts, pavilion, coliseum, arena, stage, stadium, performing arts center, blues club, civic center, philharmonic, choir, chorus, community theatre, ballroom and theater, puppet theater, repertory',
  'movie-theaters':
    'cinema, movie theater, movie theatre, drive in theater, cinemas, multiplex, imax, cineplex, theatres, drive in theatre, movies',
  'sports-centers':
    'golf course, golf club, golf, country club, swim club, tennis club, ice rink, ice arena, skating rink, climbing, climbing gym, rock gym, sports complex, sports center, recreation center, shooting range, gun range, rifle club, yacht club, marina, racquet club, stable, equestrian center, riding academy, golf link, aquatic center, ski resort, ski area, batting cage, driving range, pool club, athletic field, soccer club, little league, boat club, tennis center, swim team, rowing club, soccer center, pickleball, rec center, roller rink, skatepark, park, boat rental, charter, fishing charter, sportfishing, sailing, yacht, rafting, horse, riding, athletic complex, field house, skating center, hunt club, gun club, sportsman club, swimming pool, ski hill, motor speedway, speedway, raceway, race track, skate park, football club, volleyball club',
  amusements:
    'bowl, lane, bowling, bowling center, bowling alley, arcade, amusement, amusement park, escape room, escape game, mini golf, miniature golf, laser tag, trampoline park, casino, fun center, family fun center, water park, go kart, karting, paintball, billiard, pool hall, bingo, axe throwing, jump park, bounce house, playground, indoor playground, entertainment, play place, virtual reality, lanes, haunted house, corn maze, theme park, jump, gaming center, card room, gaming, party bus, inflatables, racing, play, adventure, adventure park, zipline, zip line, raceway fun',
  'event-venues':
    'banquet hall, banquet, event center, event venue, conference center, convention center, wedding chapel, wedding venue, reception hall, ballroom, party hall, event space, party rental, event planning, event, wedding, hall, event rental, tent rental, event hall, barn venue, weddings, wedding planner, expo center, fairground, banquet facility, salon de eventos, occasion, tent and event, celebration, dj, dj service, event design, entertainment service, special event, meeting center, social hall, event production',
  campgrounds:
    'campground, rv park, camping, camp, koa, rv resort, campsite, camp ground, rv campground, family campground, trailer resort, scout camp, summer camp, rv and campground',
  photographers:
    'photography, photographer, photo, photo studio, portrait, photos, photographic, headshot, imaging studio, photo booth, films, film, videography, wedding photography, video production, photographie, picture, drone',
  'dry-cleaners':
    'cleaners, dry cleaner, dry cleaning, laundry, laundromat, coin laundry, alteration, tailor, wash and fold, laundry service, washateria, coin laundromat, coin op laundry, tailoring, alterations, lavanderia, seamstress, launderette, linen service, shirt laundry, wash, fluff and fold, wash house, sastreria, linen',
  printing:
    'printing, print, print shop, copy, copy center, sign, signs, sign company, graphic, screen printing, banner, engraving, trophy, award, mailbox, mail center, shipping, pack and ship, postal center, notary, ups store, postal annex, packaging store, press, printer, graphics, shipping center, bindery, label, postal service store, parcel, packing, mail, mail and parcel, stamp, copying, imprint, promotion, blueprint, signage, trophies and award, mail service, notary public, live scan, fingerprinting, awards, mailing, courier, fedex office, document service, promotional product, vinyl wrap, wrap, notary service',
  'business-services':
    'consulting, consultant, marketing, advertising, media, design, web design, software, technology, tech, it service, staffing, employment, security, security service, solution, consultancy, management, communication, public relation, architect, architecture, engineering, engineer, surveying, land surveying, environmental, recruiting, investigation, data, network, systems, system, analytics, research, translation, logistic consulting, cloud, digital, creative, partners consulting, studio design, graphic design, app, agency, business service, business solution, answering service, telecommunication, coworking, workspace, executive suite, recycling, disposal, waste, hauling, junk removal, dumpster, rubbish, garbage, sanitation, production, productions, broadcasting, radio, newspaper, magazine, publishing, publication, planning, risk management, contractor supply consulting, drafting, geotechnical, testing, inspection service, personnel, temp, sales, promotions agency, call center, virtual assistant, business center, technologies, creative studio, consultants, crane, scrap, scrap metal, portable toilet, recyclers, equipment, uniform service, rental service, private investigator, detective, protection, guard, interpreters, laboratories, labs, lab testing, industries service, ware, group international, consortium, coaching, life coach, coach, career center, workforce, outsource, integration, telephone, internet, energy, utility',
  'travel-agencies':
    'travel, travel agency, tour, tours, cruise, vacation, travel service, tours and travel, travel and tours, expedition, excursion, getaways, viajes, safari, travel group, adventures, sightseeing, guide service, walking tour, charters and tours',
  transportation:
    'taxi, cab, limo, limousine, transportation, trucking, transport, freight, logistics, express freight, car rental, rent a car, truck rental, shuttle, bus, bus line, coach line, airport, aviation, air charter, ferry, delivery, courier service, car service, medical transport, hauling and trucking, cartage, transit, express delivery, truck line, airline, airlines, railway, railroad, shipping line, carrier, freight line, u haul, ambulance, black car, town car, flying service, helicopter, messenger, dispatch, aviation service, heliport, logistics llc, warehousing, van rental, warehouse, terminal, depot, cargo, airport parking shuttle, truck rentals, livery, freightways',
  parking:
    'parking, parking garage, parking lot, valet, valet parking, park and ride, parking service',
  manufacturers:
    'manufacturing, manufacturer, mfg, industry, industries, fabrication, machine, machine shop, machining, tool and die, welding, metal, metal works, metalworks, metal fabrication, foundry, plastic, wholesale, wholesaler, distributor, distributing, distribution, import, import export, imports and exports, supply, supply company, product, trading, factory, mill, packaging, paper, textile, chemical, foods manufacturing, cabinet shop, precision, electronics manufacturing, semiconductor, aerospace, pharmaceutical, biotech, instruments, controls, fixture, component, tooling, mold, castings, forge, ironworks, steel fabrication, custom cabinet, woodworking, furniture manufacturing, container, material, truss, ready mix, quarry, sand and gravel, gravel, hydraulic, pump, bearing, industrial supply, industrial, restaurant supply, janitorial supply, medical supply, beverage distributor, roastery wholesale, bottling, water, ice, ice company, pallet, truck body, crating, powder coating, plating, chrome, cnc, engraving works, fabricator, fabricators, rubber, boiler, refining, mining, oilfield, oil and gas, drilling, resources, exploration, sawmill, brands, goods, foods company, lumber mill, optics, robotics, dynamics, systems manufacturing, hydraulics, medical equipment, equipment company, restaurant equipment, safety, furnishings manufacturing',
  'funeral-homes':
    'funeral home, funeral, funeral service, mortuary, cremation, crematory, cemetery, memorial park, funeral chapel, memorial garden, burial, monument, funeral and cremation, memorial chapel, cremation service, mausoleum, funeraria, casket, funeral director, pet cremation, memorial, memorials',
  'places-of-worship':
    'church, baptist church, methodist church, lutheran church, catholic church, presbyterian church, episcopal church, temple, mosque, masjid, synagogue, chapel, tabernacle, ministry, ministries, fellowship, cathedral, parish, congregation, islamic center, iglesia, kingdom hall, assembly of god, bible church, community church, buddhist temple, shrine, monastery, gurdwara, mandir, worship center, christian center, chabad, assembly, christian church, faith center, outreach ministry, convent, church of christ, mission, gospel, worship, diocese, revival, rectory, abbey, friary, church of god, united methodist, lutheran, baptist, presbyterian, orthodox church',
  libraries:
    'library, public library, branch library, library branch, memorial library, law library',
  nonprofits:
    'foundation, association, society, charity, community center, food bank, club, union, local union, league, council, coalition, alliance, chamber of commerce, rotary club, lions club, elks lodge, american legion, vfw, vfw post, moose lodge, masonic lodge, boys and girls club, food pantry, shelter, humane society, animal shelter, senior center, youth center, red cross, trust, conservancy, institute foundation, federation, services nonprofit, community service, relief, habitat for humanity, outreach, social service, community development corporation, women center, cooperative, initiative, project, network nonprofit, rescue, animal rescue, homeless shelter, veterans club, fraternity, sorority, pta, booster club, guild, knights of columbus, family service, crisis center, volunteer, board of realtors, advocates, advocacy, family resource center, united way, salvation army church, american legion post, fraternal order, eagles, teen center, congress, committee, chapter, consortium nonprofit, family center, neighborhood center, eagles club, adoption, foster care, legion, resource center, transitional housing, sanctuary',
  government:
    'city hall, town hall, post office, courthouse, police department, fire department, fire station, sheriff, county, department of motor vehicle, dmv, public work, municipal building, social security administration, health department, district court, court, department, city of, town of, county of, village hall, fire district, water district, public health, county clerk, clerk, police, embassy, consulate, state park office, parks and recreation, commission, bureau, authority, district, water department, border patrol, jail, prison, correctional facility, treasurer, assessor, tax collector, national guard, recruiting station, fire company, fire rescue, volunteer fire department, administration, city, township, borough, motor vehicle, ems, municipal court, air force base, fort, transfer station, public utility',
  'pet-services':
    'kennel, dog training, dog daycare, doggy daycare, pet resort, pet sitting, pet boarding, dog walking, boarding kennel, pet hotel, dog trainer, pet care, canine, dog boarding, k9, canine training, pet lodge, boarding, doggie daycare, dog ranch, dog park, pet spa and resort, obedience, cat boarding, bark, breeder, puppies, horse boarding, dog, doodle',
};

/** First words that say what a business is, in Spanish, French and Italian: "Taqueria El Sol". */
export const firstWords: Record<string, string> = {
  restaurants:
    'taqueria, restaurante, restaurant, ristorante, trattoria, osteria, bistro, brasserie, pho, chez, cantina, antojitos, marisco, fonda, cocina, birrieria, tacos, pollos, parrilla, pupuseria, loncheria',
  cafes: 'cafe, caffe',
  bakeries: 'panaderia, pasteleria, patisserie, boulangerie',
  bars: 'bar, club bar',
  'ice-cream': 'paleteria, gelateria, heladeria, neveria',
  'grocery-stores': 'mercado, tienda, supermercado, carniceria, abarrotes, carnes',
  pharmacies: 'farmacia, botica',
  'hair-salons': 'salon, peluqueria, estetica',
  barbers: 'barberia',
  'dry-cleaners': 'lavanderia',
  doctors: 'clinica, consultorio, doctor, dr',
  hotels: 'hotel, hostal, posada',
  pizza: 'pizzeria, pizza',
  florists: 'floreria',
  'places-of-worship':
    'iglesia, templo, parroquia, church, congregation, masjid, temple, first baptist, beth, our lady',
  schools: 'escuela, colegio, university, school, college',
  museums: 'museum, museo, galeria',
  'auto-repair': 'taller, llantera',
  'body-shops': 'taller de pintura',
  lawyers: 'law office, law firm, abogado',
  'clothing-stores': 'zapateria, boutique',
  banks: 'bank, banco',
  government: 'city, town, county, state, village, department, us, united state',
  campgrounds: 'camp',
  gyms: 'crossfit',
  nonprofits: 'friend, american legion, vfw, association, center, boys and girls club',
  wineries: 'domaine, chateau',
  'jewelry-stores': 'joyeria',
  'child-care': 'montessori, guarderia',
  contractors: 'construccion',
};

/** Products that tell the category if the name says nothing else ("Thai Basil", "Boba Time"). */
export const products: Record<string, string> = {
  restaurants:
    'thai, chinese, china, mexican, italian, indian, japanese, korean, vietnamese, greek, mediterranean, lebanese, ethiopian, peruvian, cuban, cajun, creole, hunan, szechuan, sichuan, mandarin, cantonese, peking, hong kong, tokyo, sushi, ramen, pho, noodle, dim sum, hibachi, teriyaki, wok, taco, burrito, tamale, burger, hot dog, bbq, barbecue, wing, chicken, fish and chip, fried, crab, shrimp, lobster, oyster, catfish, steak, rib, pasta, gyro, kebab, falafel, shawarma, halal, curry, tandoori, biryani, masala, bombay, taj, soul food, tex mex, jerk, pollo, mariscos, sombrero, azteca, jalisco, acapulco, mi tierra, hacienda, bangkok, saigon, seoul, kyoto, osaka, bento, poke, smoke house, cocina, comida, antojitos, pita',
  cafes: 'boba, coffee, espresso, java, latte, tea house',
  bakeries: 'bagel, donut, cupcake, cake, croissant, cookie',
  pizza: 'pizza',
};
