-- Written by `npm run seed -- --write`; edit supabase/seed/*.ts instead.
insert into public.authors (slug, name, bio) values
('ines-calloway','Ines Calloway','Ines drew bus maps for eleven years before she began writing about the places the buses stop. She plans every trip around lunch and one good bench.'),
('walt-brandvold','Walt Brandvold','Walt ran a hardware store for two decades and still counts the screws in other people’s. He writes for owners about hours, signs and the plain work of being found.'),
('priya-ostrander','Priya Ostrander','Priya edits the city guides and travels with two children and one stroller. She knows the quiet hour of every ice cream counter she has written about.'),
('june-abbotsford','June Abbotsford','June looks after the data behind the directory and explains it without jargon, or tries to. On weekends she walks a grid street from its first number to its last.')
on conflict do nothing;

insert into public.articles (kind, slug, title, summary, metro_id, author_id, body, status, published_at, created_at, updated_at)
select 'guide', g.slug, g.title, g.summary, m.id, a.id, g.body, 'published', g.published_at::timestamptz, g.published_at::timestamptz, g.updated_at::timestamptz
from (values
('austin-tx','Austin from the first coffee to the last song','One long Austin day by the clock, from coffee on the east side to a late show, with shade at noon and a plan for storms.','austin-tx','priya-ostrander','Austin rewards people who get up early. From May to September the pleasant part of the day is over by eleven, and the next one starts when the sun drops behind MoPac. So this guide runs by the clock: be outdoors at both ends, and spend the middle somewhere with a ceiling fan.

A word on finding your way. The Colorado River crosses the city from west to east and is dammed into a long, calm lake below downtown. Interstate 35 and the MoPac expressway run north and south on either side of the center. Know where you are between those three lines and you will not be lost for long. Downtown itself is a grid: the numbered streets go east and west, and most of the streets that cross them are named after Texas rivers.

## Seven o’clock: coffee before the heat

Start east of I-35, out by Colony Park, where Laurel & Saucer unlocks the door at half past six on weekdays and at seven on weekends. Order an oat-milk cortado and take one of the fourteen seats. The chess game by the window has been going since 2010, and anybody may make the next move. The dog can come. Mondays it is shut.

::listing{slug="laurel-and-saucer-austin-tx"}

On the way back into town, buy a picnic in Windsor Park. Mercado Tanaka presses its own tortillas, which come off the belt warm until six, and sells plantains and yuca beside them. It opens at eight, nine on Sundays.

::listing{slug="mercado-tanaka-austin-tx"}

## Nine o’clock: the lake, on foot or on two wheels

The trail around Lady Bird Lake is a loop of about ten miles, cut into shorter ones by the bridges. With small children, pick two bridges that sit close together and call it a victory. Carry more water than seems reasonable.

Something squeaking? Vaughn Bicycle Repair, down in South Austin, lets you work on your own bike at its stand for eight dollars an hour, tools included. What you cannot mend, they do: suspensions, wheels, the odd e-bike. Note that it rests on Mondays and Tuesdays.

::listing{slug="vaughn-bicycle-repair-austin-tx"}

## Noon: indoors, on purpose

This is when visitors make their mistake and join a line in full sun. Go and look at books instead. Ellison & Rosen, downtown, has comics and zines at the front and cookbooks along the wall, and a person who will tell you which of them people really cook from. It opens at eleven, Wednesday through Sunday.

::listing{slug="ellison-and-rosen-booksellers-austin-tx"}

If it is a Monday or Tuesday, swap the bookshop for a longer lunch. Several small places in Austin close on those two days together, and a search with [open now](/?near=Austin,%20TX&open=now) ticked tells you in a second which ones did.

## Two o’clock: hotter, then colder

Southwest of the lake, off the road to Oak Hill, the Austin Bathhouse keeps its sauna at 190 degrees and its plunge at 48. It sounds like madness in July. Afterwards the street feels mild, and that is the point. Book online; it opens at half past nine and is closed on Sundays.

::listing{slug="austin-bathhouse-austin-tx"}

Parking out here is easier than anywhere near the lake. If you have a car for only part of the trip, have it for this part.

## Four o’clock: sugar

Stanton’s Ice Cream sits out by Barton Creek, and the family has been at it since 1953. Order the brown-butter pecan if you intend to sit down and a single of fresh strawberry if you intend to walk around with it. There are seats outside, and by four o’clock some of them are in shade.

::listing{slug="stantons-ice-cream-austin-tx"}

On a budget? A scoop each and a free walk along Barton Creek is a whole afternoon. When the creek has water in it, bring shoes that may get wet. In a dry August it can be nothing but stones, so look before you promise anybody a swim.

## Six o’clock: dinner with the doors open

Back to East Austin. 16th Street Table cooks without meat and does not apologize for it: squash dumplings, a lentil loaf with gravy, vegetables from three farms and the cook’s own plot. Reserve, and ask for a table outside if the wind is from the north. Monday is its day off.

::listing{slug="16th-street-table-austin-tx"}

## After dark

From spring into fall, Mexican free-tailed bats leave the underside of the Congress Avenue Bridge around sunset. Stand on the bridge or the bank, look east, and do not expect punctuality.

Then go to Fitzgerald Hall, in Clarksville. It holds all-ages matinees on Sunday from two in the afternoon, so a family with an early bedtime need not miss out. Tickets cost the same at the door as online, and there is a coat check for the three weeks a year when you own a coat. It is closed from Monday to Wednesday.

::listing{slug="fitzgerald-hall-austin-tx"}

## If it storms

Central Texas gets its rain in bursts. Creeks rise quickly and low-water crossings flood, and the local rule is simple: if water covers the road, turn around. An hour later the sky is often clear. Use that hour for the bookshop, the bathhouse or the back table of a café, and keep the lake for tomorrow morning, when the air will smell of wet limestone and the trail will be half empty.

Still planning? All our Austin listings are under [browse by metro](/browse/metro/austin-tx), and you can narrow them to one category or one city.','2026-03-12T17:00:00Z','2026-10-30T17:00:00Z'),
('chicago-il','Reading Chicago by its grid','Learn one corner and eight hundred numbers to the mile, then eat your way south to north through seven Chicago neighborhoods.','chicago-il','june-abbotsford','Chicago tells you where you are, if you know how to listen. Every address counts from one corner, State Street and Madison Street in the Loop. Eight hundred numbers make a mile. So 2400 North is three miles above Madison, and 1600 West is two miles in from State. Once that has sunk in, a street number is a coordinate and you can put the phone away.

The lake is east, always. If you can see it, you know all four directions.

This guide reads the city from south to north. It is too much for a day on foot. Take two or three stops that lie on one train line and leave the rest.

## South: Hyde Park and Woodlawn

Begin with breakfast in Woodlawn, near the grounds of the 1893 world’s fair. Nadia & Marta Espresso pours Cuban coffee into small glasses, and most people drink it standing and are gone in four minutes. It is shut on Mondays and Tuesdays, and on other days it closes at three, so this is a morning stop or nothing.

::listing{slug="nadia-and-marta-espresso-chicago-il"}

A mile or so up, in Kenwood, is Cypress & Marigold, a florist. Every potted plant has a card that tells the truth about light, which is more than any landlord does. Buy a small one, or three stems for the walk. Sunday is its day of rest.

::listing{slug="cypress-and-marigold-chicago-il"}

Why carry flowers? Because of what lies across the drive: a trail of eighteen miles along the lake, nearly all of it park. Riding north from here into the skyline is the best free thing in the city. Check the wind first. It comes off the lake or straight at you and rarely helps.

## Near South and Pilsen

In the South Loop, Nell’s Bakehouse sells sour cherry pie from Wednesday to Sunday, seven to three: whole, by the half and by the fork. It began in 2014 as a stand at the Sunday market. There are vegan and gluten-free things, and all of it is to take away: buy more than you need and eat it on a bench by the water.

::listing{slug="nells-bakehouse-chicago-il"}

Go west a couple of miles into Pilsen for the second coffee of the day. At Patient Demitasse Café you pay at the end and say yourself what you had. On Friday and Saturday it stays open until ten at night, rare for a café, and dogs are welcome. If you drive, look for it from the alley. Chicago has more miles of alley than any other American city, and this is what they are for.

::listing{slug="patient-demitasse-cafe-chicago-il"}

## The West Loop

The flat blocks across the river from downtown fill up at noon with people wearing badges. Mill Pond Ramen answers with a lunch that ends at two and a dinner that begins at five (Saturday is dinner only). Say whether you want your noodles firm or soft; a second helping of them is two dollars. Sunday it rests.

::listing{slug="mill-pond-ramen-chicago-il"}

A few blocks on, Joe’s Frozen Cherry makes malted shakes in steel cups and hands you what does not fit the glass. There are dairy-free choices, and a ramp. From Monday to Thursday, do not come before one.

::listing{slug="joes-frozen-cherry-chicago-il"}

## Near North and Streeterville

Between the river and Oak Street the shops grow large and similar. The Spool Closet, in Streeterville, is the antidote: sizes from 0 to 30, nothing kept in back, and an owner who knows the makers by name. It has parking of its own, which in this part of town is close to a miracle. Closed Mondays.

::listing{slug="the-spool-closet-chicago-il"}

Dinner is inland a little, at Anita’s Smokehouse in Old Town. You pay by the pound, and it comes on butcher paper with white bread and pickles. It opens at half past four and suits a group. Like so many good rooms in this city, it takes Sunday off.

::listing{slug="anitas-smokehouse-chicago-il"}

## North: Lakeview

End at La Ember de Leo, in Lakeview, where everything hot comes off the fire, even dessert. Split a chicken and two sides; that is dinner for three. It takes reservations and it likes children. Weekends are dinner only.

::listing{slug="la-ember-de-leo-chicago-il"}

## Winter, and other conditions

From December to March, plan by distance from a train platform. The platforms have heat lamps with push buttons. Use them. Wear one layer more than the forecast suggests and give up on the lakefront when the wind is out of the northeast. In a heat wave, do the reverse: it is often several degrees cooler by the lake than three miles inland, and the beaches are public.

On heavy snow days some side streets fill with old chairs and milk crates, guarding the parking places that somebody dug out by hand. Move one and you will hear about it.

With children, cut the list to the trail, the bakery and the malted shake. On a small budget, cut it to the bakery, the florist’s three stems and the trail. Whatever you cut, count the dark days: most of the places above take at least one off each week.

And if all else fails, ask anyone for the nearest corner. They will answer in coordinates.','2026-05-07T17:00:00Z','2026-11-12T17:00:00Z'),
('denver-co','Seven rules for a day in Denver','Thin air, thick sunlight, hail at four. Seven rules for Denver, each with somewhere to sit down while you follow it.','denver-co','walt-brandvold','One of the steps of the state capitol is marked as standing a mile above the sea. People sit on it to have their picture taken, and then remark that they are a little out of breath. That is rule one making itself known.

## Rule one: drink water before you are thirsty

The air holds less oxygen and far less moisture than most visitors are used to. Go slowly on the first day, eat something salty, and count each drink as nearly two. If your head aches by evening, water and an early night are better medicine than coffee.

That said, coffee. Flora & Lucía Espresso, on Capitol Hill, cooks its own syrups and sets tables outside, where you can sip and look at the dome. It is open Wednesday to Sunday and closes at three.

::listing{slug="flora-and-lucia-espresso-denver-co"}

## Rule two: the mountains are west

This sounds simple until you notice that it is all the navigation you need. Wherever a street gives you a view, the ragged edge is west. Most of the city follows a plain north-south grid. Downtown does not: its streets were laid out along the river and the creek and stand at an angle of forty-five degrees to the rest. Where the two grids meet you get triangles, five-way corners and, for newcomers, a certain amount of going around twice.

## Rule three: do outdoor things before two

On summer afternoons storms build over the mountains and roll onto the plain. They bring lightning, sometimes hail, and they are usually gone by dinner. A morning person gets the park, and an afternoon person gets the museum. Both can be happy, in that order.

For the afternoon half, The Swift Photography Gallery, in Hampden, keeps one drawer that nobody opens unless a volunteer does it for you. Ask. There are guided tours and parking, and the gallery is shut on Mondays.

::listing{slug="the-swift-photography-gallery-denver-co"}

If your head has had enough, note what López House Museum keeps downtown: a quiet hour each morning, for whoever needs it, in rooms where the family left the dishes on the table. Check the day before you go, since the house is open from Thursday to Sunday only.

::listing{slug="lopez-house-museum-denver-co"}

## Rule four: bring a coat anyway

I have seen a morning of seventy degrees followed by an evening of snow. It happens in October, it happens in May, and locals keep a jacket in the car all year. Two things soften the blow. The sun comes out quickly afterwards, and the shops know their trade.

Selvedge Boutique, in Five Points northeast of downtown, sells workwear, wool shirts and boots that can be resoled. Jeans are hemmed on a chain-stitch machine while you wait. A pair of trousers hemmed on the day before the snow is money well spent.

::listing{slug="selvedge-boutique-denver-co"}

## Rule five: sleep somewhere that expects you late

Denver’s airport lies a long way out on the plain, and flights arrive at all hours. There is a train from the terminal to downtown, which takes a bit more than half an hour and costs a fraction of a cab.

Hotel Bruno, near City Park, has suites with kitchens and late checkout on Sundays. A night clerk bakes cookies around ten. I mention this without further comment.

::listing{slug="hotel-bruno-denver-co"}

## Rule six: read on a bad-air day

In late summer, smoke from wildfires hundreds of miles off can sit over the city. On such days nobody sensible runs, and the mountains vanish. Check the air-quality number in the morning as you would the rain. If it is poor, stay indoors, and let it be indoors with books: the Glenwood Book Exchange, in Park Hill, has a brown room in back with three thousand mysteries in it. Bring a bag of your own and leave with credit. It keeps hours every day of the week, shorter on Sundays.

::listing{slug="glenwood-book-exchange-denver-co"}

Tea fits such a day better than anything. At Golden Teapot Café, southwest of the center in Ruby Hill, pots are refilled twice, and the third steep is the best. Whisked matcha, cardamom buns, dogs allowed outside. On Friday and Saturday you may stay until ten.

::listing{slug="golden-teapot-cafe-denver-co"}

## Rule seven: eat early or eat all night

Kitchens in Denver close sooner than visitors from the coasts expect. If you want a proper dinner, sit down by seven thirty. If you have missed that, there is Good Orchard Market, in Applewood, which never closes. It has bread from three bakeries, hot lunch plates and a blue crate of bruised fruit at half price, and I cannot think of a kinder thing to find at one in the morning.

::listing{slug="good-orchard-market-denver-co"}

## The rules, shortened for the refrigerator

1. Water.
2. West is the ragged side.
3. Mornings out, afternoons in.
4. Coat.
5. Train from the airport.
6. Look at the air.
7. [See who is open](/?near=Denver,%20CO&open=now) before you get hungry, rather than after.

With children, add an eighth about sunscreen. At this height the light is stronger than it feels, even in February, even through cloud. For those on a budget: parks, creek paths and that marked step are free, and on the first Thursday so is the house with the benches.','2026-08-13T17:00:00Z','2026-11-02T17:00:00Z'),
('houston-tx','Houston, ring by ring','Houston has no edge but it has rings. Where to eat, hide from August and hear an open mic, sorted by which loop you are in.','houston-tx','ines-calloway','Ask for directions in Houston and you will be asked one thing back: inside the Loop or outside? The Loop is Interstate 610, a ring about a dozen miles across. Beyond it runs a second ring, the Beltway, and beyond that a third. The city itself is flat as a griddle and, famously, has no zoning, so a tire shop, a temple and a very good lunch may share a driveway. You cannot judge what is inside from the street. That is half the fun.

I come by bus and on foot, which people here find eccentric, and from June to September they have a point. What follows is arranged from the middle outward, with a temperature warning on each ring.

## The bull’s-eye: downtown and the near east

*Walkable. Shade in the tunnels on weekdays.*

Beneath downtown lies a network of pedestrian tunnels, cool and faintly surreal, that serves office workers at noon. It is mostly shut on weekends. Buffalo Bayou, the slow brown river that the town grew from, comes in from the west with paths along both banks.

East of the center, Frankie’s Bakehouse pipes names on birthday cakes, and spells them right. For breakfast there are cinnamon knots. Tuesday to Sunday, and it is all over at two in the afternoon.

::listing{slug="frankies-bakehouse-houston-tx"}

Farther along the ship channel side, in Magnolia Park, there is Esther’s Griddle, a diner with a patio, white booths from 1927 and eggs any way you can name. It stops at three, every day. Do you see a pattern? Houston gets up early because early is when the air can be borne.

::listing{slug="esthers-griddle-houston-tx"}

## Inside the Loop, north

*Porches, live oaks, uneven sidewalks.*

Café Nina, in Woodland Heights, is run by two sisters who took it over from their parents in 2018. It opens at six on weekdays and closes at four, it takes Sunday off, and there are vegan choices. Eggs come on a roll or on greens until two.

::listing{slug="cafe-nina-houston-tx"}

In the Heights proper, Glenwood Yoga heats its floor and not its room, a distinction you will be glad of. Slow flow from Monday to Thursday and on weekend mornings; Friday it is closed. Both places are in old streets with old trees, and the roots have been remaking the sidewalks for a century. Strollers manage. Small wheels suffer.

::listing{slug="glenwood-yoga-houston-tx"}

## Inside the Loop, west to east

*The indoor ring. Best from noon to five.*

The Houston Bathhouse is on the western side of the Heights. It has hot pools, a sauna and, on Wednesdays, silence. If sitting in heat to escape the heat seems odd, try it once and then step outdoors. Sunday and Monday it is closed.

::listing{slug="houston-bathhouse-houston-tx"}

Then dress a little. Beech Street Stage, over in Kashmere Gardens, has open mics and record fairs, not usually at once. Sign-up for the open mic is on paper, by the door. Monday to Saturday from half past seven in the evening.

::listing{slug="beech-street-stage-houston-tx"}

## Inside the Loop, south

*Families, and people who need coffee at odd times.*

Second Steam, by the Medical Center, is where night nurses and early residents meet over cardamom buns. It opens at half past six, an hour later on weekends, and closes at five. Strollers park along the back wall; you will need both hands.

::listing{slug="second-steam-houston-tx"}

## Between the rings

*You need a car here. Take one.*

Soto’s Barbecue, to the southwest in Hiram Clarke, keeps brisket over hickory for twelve hours. When it is sold out, a note on the door says so, and you will have driven for ribs. There is worse.

::listing{slug="sotos-barbecue-houston-tx"}

The light rail does not reach out here, and the distances are real. Twenty minutes in the middle of the day can be an hour at half past five. Toll lanes take an electronic tag, and a rented car often comes with one, at a price; ask before you drive off.

## Water from above

Houston floods. The land is flat, the soil is clay and a storm may drop several inches in an afternoon. Underpasses fill first. If the sky goes green-black, stay where you are, order another cup and let it pass, and never drive into standing water, because you cannot see how deep it is. Hurricane season lasts from June through November; in those months keep half an eye on the forecast for the Gulf.

An ordinary wet day is simply a museum day with better parking.

## The cheap version

A cinnamon knot, the bayou, a porch in the Heights and somebody’s first song on paper sign-up. Bus or rail for the longer hops, at a fare that has not frightened anyone in years. Total: less than one dinner.

One last thing. Because so much closes by three and so much else opens at five, there is a gap in the Houston day where you can drive past four locked doors in a row. [Look before you leap](/?near=Houston,%20TX&open=now), and sort by distance.','2026-09-17T17:00:00Z','2026-11-16T17:00:00Z'),
('los-angeles-ca','Los Angeles in five small circles','Do not cross Los Angeles. Pick one of five circles, park once and walk, with a canyon, a brewery garden and a beach to choose from.','los-angeles-ca','priya-ostrander','The usual mistake is to plan Los Angeles as a city. Breakfast in one place, a gallery in another, sunset at the beach: on the map it looks like a triangle, and by evening you have seen the back of a white van from three angles.

Plan it as five villages instead. Choose a circle, drive or ride there once, and stay inside it. Each of those below holds half a day. Two of them make a weekend, provided they are not on the same afternoon.

## Circle one: Echo Park and its slopes

*Good for: mornings, staircases, people without a car.*

The hills northwest of downtown are laced with public stairways, built for people walking down to the streetcars that are no longer there. Count steps with the children; some flights run past a hundred.

Read first. Uptown Book Exchange, at the foot of the slopes, has shelves on its own stairs: take a paperback from the bottom and all is well. It costs half of what is printed on the back. Open from ten until eight, Sundays until six.

::listing{slug="uptown-book-exchange-los-angeles-ca"}

A mile or so farther on, in East Hollywood, Whitaker Coffee Roasters sets out four coffees side by side on Saturday afternoons, for fifteen dollars, and lets you argue. The dog can come. On Friday and Saturday it does not close until ten, so it doubles as the evening plan for those who do not drink.

::listing{slug="whitaker-coffee-roasters-los-angeles-ca"}

## Circle two: downtown, from Thursday on

*Good for: rain, trains, teenagers.*

Downtown is where the rail lines meet. Stay out of the car altogether and you avoid some of the steepest parking prices in the county.

Garfield Art Space is open four days a week, Thursday to Sunday. It shows local artists, who get sixty percent of what is sold, and children draw at the table in back. A teenager who would not say a word about painting will talk for ten minutes about that number. There are guided tours, too.

::listing{slug="garfield-art-space-los-angeles-ca"}

For lunch, walk it off toward South Park. The oven at Pizzeria Ivan came from Naples in pieces and took five weeks to build. A pie is for one person and arrives uncut, with a good knife. It has tables outside. Monday is its day off.

::listing{slug="pizzeria-ivan-los-angeles-ca"}

## Circle three: Pasadena and San Marino

*Good for: flat streets, grandparents, an early beer.*

The San Gabriel Mountains stand so close here that they look like scenery on a stage. Streets are wide, shaded and level. Iris’s Florist, in Pasadena, dries its own wreaths and hangs them from the ceiling, so that you walk in under a meadow. Go early: summer afternoons in the valley run ten or fifteen degrees hotter than at the coast.

::listing{slug="iriss-florist-pasadena-ca"}

Just south, in San Marino, Eastside Brewing Co. pours saisons made with local honey in a yard with room for strollers. The malt is from one farm, forty miles down the road. It opens at four from Monday to Thursday, at three on Friday and Saturday and at noon on Sunday. A food truck handles supper.

::listing{slug="eastside-brewing-co-san-marino-ca"}

## Circle four: Topanga

*Good for: leaving the city while technically still in the county.*

One winding road climbs from the coast over the Santa Monica Mountains and comes down in Woodland Hills, where Little Glenwood Diner serves breakfast all day. Coffee is refilled until you cover the cup with your hand. It opens at six, every morning of the week, and on Friday and Saturday it keeps going until midnight, which is when the last hikers come in.

::listing{slug="little-glenwood-diner-woodland-hills-ca"}

After heavy rain or during fire weather the canyon road can be closed. Check road conditions on the morning itself. When it is open, walk on the trails before ten, carry water, and watch where you put your feet from spring on, for the rattlesnakes also like the sun.

## Circle five: Redondo Beach

*Good for: staying the night, the first swim, the last evening.*

The South Bay begins where the airport ends. A paved path runs along the sand for miles, flat as a table and closed to cars, so that even a three-year-old on a balance bike can say she has biked along the Pacific.

The Redondo Beach Motor Court lets you park in front of your own door, charges your car while you sleep and lends you a room with a kitchenette. You may laugh at a kettle by the ocean. Then the fog rolls in, as it does on many mornings and evenings in May and June, and you stop laughing.

::listing{slug="redondo-beach-motor-court-redondo-beach-ca"}

## Between the circles

**When to move.** Before seven, between ten and two, after seven in the evening. If you must cross town at five, do not; eat something and wait.

**How to move.** Freeways here have names, numbers and nicknames. Learn the numbers, and learn which direction you want, since the sign will say that rather than the place.

**Rain.** It falls mostly between November and March and paralyzes everything. Take circle two, by train.

**Money.** Stairs, sand and mountains cost nothing. What costs money in this city is changing your mind, at so much a gallon and so much an hour in a garage.

**Before you set out.** Short weeks and early closings are common in all five circles. [Ask what is open around Los Angeles](/?near=Los%20Angeles,%20CA&open=now), then turn the distance down to five miles. A circle, in other words.','2026-07-09T17:00:00Z','2026-10-17T17:00:00Z'),
('new-orleans-la','New Orleans has four directions and none of them is north','Riverside, lakeside, uptown, downtown. Find your feet in New Orleans with a ferry, a bicycle and a long lunch by the bayou.','new-orleans-la','june-abbotsford','The Mississippi makes a great bend here, and the streets follow the bend. A street that starts out straight leans a little at every block and ends up facing another way. For that reason a compass is no help. People say riverside for toward the river, lakeside for away from it, uptown for upstream and downtown for downstream. The sun comes up over the West Bank. You get used to it in a day, and by then you will be giving wrong directions of your own.

A second thing to know is height. The high ground lies along the river, where floods left their silt for thousands of years, and it slopes down from there to places that are below the level of the sea. “High” means ten feet or so. Still, the old houses knew where to stand.

## By the bayou, in the morning

Mid-City is the flat, green middle, and Bayou St. John runs through it, a calm strip of water with grass on both sides and herons who have seen everything.

Star & Kettle opens at seven on weekdays and eight on the weekend. Vietnamese iced coffee is what to ask for in a city that has a large Vietnamese community and has been drinking its coffee strong since long before. The green armchair goes to whoever comes first. There are outdoor seats, and late hours on Friday and Saturday.

::listing{slug="star-and-kettle-new-orleans-la"}

A few blocks away, Depot Bread Co. keeps the same hours. Its rye stands overnight, it has a shelf without gluten, and whoever leaves a name in the week finds a loaf waiting on the weekend. Take a bag of it to the bayou’s bank. That is breakfast, a view and a bench for about what you would pay for a juice downtown.

::listing{slug="depot-bread-co-new-orleans-la"}

## Two wheels, one speed

You could not invent better ground for cycling: no hills whatever. What there is instead is pavement. Tree roots push it up, the soft soil lets it down, and a pothole after rain is a pond with an unknown floor. Ride wide tires.

Prospect Cycles, in Central City, lets a test ride last an hour and keeps your license meanwhile. By the second block you will have understood why it does so much suspension work. Just walk in; it is open daily, on Sunday from eleven.

::listing{slug="prospect-cycles-new-orleans-la"}

A former railroad line runs as a paved greenway from the edge of the French Quarter to the bayou. It is the easiest ride in the city and the one to choose with children.

## Across the river for the price of a coffee

At the foot of Canal Street a ferry takes foot passengers over to Algiers Point. The crossing lasts a few minutes. From the water you can see the bend, and the whole logic of uptown and downtown explains itself.

Over there, in Algiers, bring an address to the Parkside Historical Society and somebody will find out who built the house. The guided tour is at two o’clock. Wednesday to Sunday, from ten to five. Have a look at the time of the last boat before you lose yourself in the map drawers.

::listing{slug="parkside-historical-society-new-orleans-la"}

## Lunch is the main event

In summer, and summer is most of the year, do as residents do. Eat properly at midday, in the cool, and lightly at night.

Downriver in Chalmette, Pleasant Valley Grill cooks trout and half chickens over a fire. The grill has a crank to raise and lower it, and the man who turns it is never far away. It opens at eleven, at noon on Sunday, and rests on Monday.

::listing{slug="pleasant-valley-grill-chalmette-la"}

Closer in, at the edge of the Tremé, Bistro Hanley serves onion soup and duck confit straight through from eleven to ten, at twenty seats with the music kept low. It has tables outdoors and takes reservations.

::listing{slug="bistro-hanley-new-orleans-la"}

Farther out, Chez Milo in New Orleans East is for people with a car and an appetite at noon: it opens at eleven, and two courses at lunch are thirty dollars. Vegetarians and those who avoid gluten are well served.

::listing{slug="chez-milo-new-orleans-la"}

## Practical matters

**Streetcars.** They are slow, they are cheap and some of them are a century old. One line follows the river’s curve uptown beneath oaks; another goes straight out Canal toward the cemeteries. Carry the exact fare or a pass.

**Parking.** Never leave a car on the neutral ground, which is what the median is called here, unless the city has announced that you may. It does so before heavy rain, because the neutral ground is a few inches higher, and on that day everybody will be up there.

**Heat.** Ninety degrees with wet air is not the ninety degrees you know. Walk on the shady side, which changes at noon. Carry a cloth.

**Storms.** An afternoon downpour can put a foot of water into a street and be gone in an hour. Wait it out indoors. Hurricane season runs from June to the end of November; if an evacuation is called while you are visiting, leave early and without debate.

**Carnival.** Mardi Gras falls on a different date each year, between early February and early March. In the two weeks before it, parades close the big streets and half of ordinary opening hours are off. Special days are shown on a listing where the owner has entered them. Where nothing is shown, call.

**Quiet.** Mondays are thin, and so is August. If you like a city with its shoes off, those are the days to come. Everything we list here is under [New Orleans](/browse/metro/new-orleans-la), and each card says for itself whether the door is open.

The last ferry has been mentioned. It bears repeating.','2026-10-08T17:00:00Z','2026-11-18T17:00:00Z'),
('new-york-ny','New York, one island, top to bottom','A Saturday down the length of Manhattan, with a cat, a cable car detour and a grid that lies about which way is north.','new-york-ny','ines-calloway','Twenty short blocks make a mile. That is the one number to take along. From 125th Street to Canal Street is a little over seven miles, which is a day’s walk with stops or forty minutes on a train, and the best version of this day is half of each.

Manhattan’s grid is a liar in one respect. What everybody calls north points a good way toward the east, some twenty-nine degrees of it. Nobody minds, and neither should you: uptown is where the numbers grow. Traffic on even-numbered streets mostly runs east and on odd-numbered ones west, so even a parked car can tell you where you are facing.

## 125th Street: late breakfast, or an early slice

Ride uptown first, while you are fresh, and come down by stages. The train that reaches 125th Street on a viaduct comes out of the ground for exactly one station and gives you a view for your fare.

Uptown Slice Shop, in Harlem, opens at eleven, or at noon on Sunday. Slices go back into the oven and come out crisp, and the box is folded faster than you find your wallet.

::listing{slug="uptown-slice-shop-new-york-ny"}

Walk south and a bit east, toward the top of the park, for Orchard Hill Art Space. It sells small works under a hundred dollars, opens its shows on Thursdays with pretzels and keeps its doors shut on Mondays and Tuesdays. It is wheelchair accessible too, unlike a good many subway stations. If stairs are a problem, work out the stations with elevators before anything else and build the day around those.

::listing{slug="orchard-hill-art-space-new-york-ny"}

## The Nineties and Hundreds: a cat called Comma

Two sides of Central Park, two temperaments. We are on the west one. On the Upper West Side, the Prospect Book Exchange has a cat named Comma who runs the mystery section, and on Saturdays there is story time. Arrive early with a stroller, because everybody else’s stroller will be there too.

::listing{slug="prospect-book-exchange-new-york-ny"}

A few blocks on is Casa Dimitrov, which mashes its guacamole when you order it and makes tortillas at a comal in the dining room. It opens at eleven, at noon on Sunday, and takes Monday off.

::listing{slug="casa-dimitrov-new-york-ny"}

## Across the park, on foot

This is the free hour. Enter the park at any gate on the west side and leave by one on the east. It is half a mile wide and takes twice as long as you think, since the paths curve on purpose. The lamp posts carry numbers: the first digits give you the nearest cross street. Visitors who know this are never lost in there. Odd endings are on the west side of the park, even ones on the east.

## A detour by cable car

From the east side, around Second Avenue and 60th Street, a cable car swings over the river to Roosevelt Island for the price of a subway ride. Children remember this longer than any museum. So do you, if heights bother you.

Before you board, buy a loaf in Yorkville. Maddox & Sons Bread boils bagels in malt behind a counter that was made for a drugstore in 1919. Wednesday to Sunday, until three. Eat one on the island, with a view of the skyline from the cheap side of the water. Back to Manhattan by subway or by air.

::listing{slug="maddox-and-sons-bread-new-york-ny"}

## Below Houston Street, the numbers stop

They also stop helping. South of Houston (say “how-ston”) the streets have names and the grid breaks into three or four smaller ones that do not quite meet. If you would rather eat before you are lost, Midtown Grill is still on the numbers, in Gramercy: short ribs, braised slowly, on a patio that is heated from October to April. Dinner only, and not on Sundays.

::listing{slug="midtown-grill-new-york-ny"}

Farther down, in Tribeca, Burke Coffee Roasters writes the farm, the altitude and the day of the roast on every bag. Grandmother Burke sits by the register. On Sundays it closes at one.

::listing{slug="burke-coffee-roasters-new-york-ny"}

## The tip

The island ends where the two rivers meet the harbor. Water Street Tap, just short of it, opens at five with seats outside, cider from two orchards and a lager without alcohol. A growler is filled and sealed if you want to carry one to the boat.

::listing{slug="water-street-tap-new-york-ny"}

Before or after, ride the ferry to Staten Island and back. It is free, it runs all day and night, and it passes the statue at a respectful distance.

## If it rains, if it is hot, if the money is gone

*Rain:* trains, bookshop, art space, coffee. Skip the cable car, which stops in high wind.

*Heat:* subway platforms are hotter than the street, and the trains themselves are refrigerated. Ferries are the answer.

*Money:* the slice, the park, the lamp posts and the ferry come to one lunch and two fares.

*A car:* no. If you have one, leave it in a garage well outside the middle and read the street-cleaning signs twice. Alternate sides are swept on alternate days, and the city does not forget.

And on a holiday, do not rely on the phrase about the city that never sleeps. Ask [what is open in New York now](/?near=New%20York,%20NY&open=now) instead.','2026-02-19T17:00:00Z','2026-11-05T17:00:00Z'),
('philadelphia-pa','Philadelphia in eight questions','The questions that friends send us before a Philadelphia weekend, answered with bread, sushi, a jukebox and a parking tip.','philadelphia-pa','walt-brandvold','My sister lives a ten-minute walk from the Schuylkill, so every spring people write to me as if I ran the place. The same eight questions come back each year. Here are the answers, to save us all some typing.

## “How do I not get lost?”

William Penn’s surveyor drew a grid between two rivers in 1682, and it still works. The Delaware is to the east, the Schuylkill to the west. Numbered streets run north and south, counting up from the Delaware. In the old part, many of the cross streets are named after trees: Chestnut, Walnut, Locust, Spruce, Pine. Broad Street stands where 14th ought to be, and City Hall sits in the middle of the crossing of Broad and Market. When you see the man on the tower, you have found the middle.

## “What’s for breakfast?”

Bread. Moreno & Sons, in Northern Liberties just above the center, bakes country loaves, and the school across the street paints its window anew every month. It opens from Wednesday to Sunday.

::listing{slug="moreno-and-sons-bread-philadelphia-pa"}

If you wake up on a Monday or Tuesday, you want The Cup Room in West Philadelphia, across the Schuylkill. It unlocks at six, hangs the regulars’ own mugs on a shelf, and admits both wheelchairs and dogs.

::listing{slug="the-cup-room-philadelphia-pa"}

## “Is it walkable, or is that something people say?”

From river to river is about two miles, nearly flat. I have known people who came for a week and never sat in a vehicle. The side streets are the reason. They are so narrow that drivers avoid them, and the houses have benches and pots of basil out front.

Beyond that core you will want the subway, a trolley or a bike. Regional trains run out to the old suburbs, past Chestnut Hill with its cobbled main street, or what the rest of us call Belgian block, and as far as Willow Grove. Herrera Sushi is up there; the rice is seasoned with red vinegar and served warm. Not on Mondays, and on weekends only for dinner.

::listing{slug="herrera-sushi-willow-grove-pa"}

## “We have two children and one of them is four.”

Then you have an afternoon, and it is along the river. A paved path follows the Schuylkill from the center out past the boathouses. Go as far as the four-year-old will go and turn around one bench earlier.

For an early supper, Peña & Daughters, in East Falls by the upper end of that path, expects children and large parties, has tables outside, and makes a mole of thirty ingredients, all of which somebody will name for you. Doors open at five and stay shut on Mondays. Wednesday at five past five is your moment.

::listing{slug="pena-and-daughters-philadelphia-pa"}

Shorter legs, worse weather? Sandoval Brothers Brewing, in University City, has root beer on tap for whoever drives or is nine, gives tours, and leaves the cooking to a truck. Note that it starts late in the week, on Wednesday.

::listing{slug="sandoval-brothers-brewing-philadelphia-pa"}

## “What if it pours?”

I should tell you to read. Aspen & Commonplace sells used books, and whoever works there buys whole libraries on certain days; call before you carry yours. First editions stand behind glass, mysteries cost a dollar.

::listing{slug="aspen-and-commonplace-used-books-philadelphia-pa"}

And then a jukebox. The Foggy Magpie, in Point Breeze, has one with real records in it that takes quarters and has not been updated since 2010. Rain is what that machine was built for. It opens at four, at two on Sunday, and not on Mondays.

::listing{slug="the-foggy-magpie-philadelphia-pa"}

## “Where do the grown-ups go?”

South. The Old Fiddle, below Passyunk, has music on some nights, a neon sign that is older than its license, and highballs in proper glasses. Happy hour is real here, in that both parts of the phrase are meant. Mondays it rests.

::listing{slug="the-old-fiddle-philadelphia-pa"}

If you come by car, which you should not, circle until a space appears. In South Philadelphia people have long left their cars in the middle of Broad Street. You are not from here. Do not do it.

## “And late at night?”

4th Street Pie, in Washington Square West, keeps baking until three in the morning on Friday and Saturday and until eleven earlier in the week. Its deep dish takes half an hour, and Jasper brings it by bicycle if you live within two miles. What more do you want at that hour?

::listing{slug="4th-street-pie-philadelphia-pa"}

## “What will it cost?”

Less than you feared. A day’s transit pass, a loaf, a public river and a slice come to a sum that would not cover the parking in some other cities on this coast. If you drive in regardless, look for a garage with an early-bird rate and be in before the posted hour.

One habit saves the most. Half the doors above are shut on a Monday, and not the same half as on a Tuesday. So before you cross town, [see who is open near Philadelphia](/?near=Philadelphia,%20PA&open=now). It is the question nobody asks me, and the only one I would ask first.','2026-06-04T17:00:00Z','2026-11-08T17:00:00Z'),
('seattle-wa','Seattle in two weathers','Two plans for one Seattle day, the gray one first, with a ferry, a heated patio and an honest word about the hills.','seattle-wa','ines-calloway','Every Seattle plan should exist twice. The first version is for the gray months, roughly October to April, when the rain is light, frequent and hardly worth an umbrella. The second is for summer, which is drier than most of the country believes and light until past nine. Below are both, and they share a geography lesson.

## Which way is down

Salt water lies west: Puget Sound, with the Olympic Mountains behind it. Fresh water lies east: Lake Washington, with the Cascades behind that. Lake Union sits in the middle, and a canal with locks ties the three together. Avenues run north and south, streets run east and west, and downtown the whole grid tilts to follow the shore.

What the map hides is the slope. Two blocks across downtown can be a staircase in all but name. Walk along the avenues, which are closer to level, and take a bus for the streets that climb. With a stroller or a wheelchair this is the difference between a good day and a bad one.

## The gray plan

### Morning in Belltown

Begin with soup, if you get up late, or with a savory scone, if you get up early, at Kingsley Coffee Co., just north of the downtown core. The magazines belong to the neighborhood: take one, leave one. On a dark morning in January that is worth more than a view.

::listing{slug="kingsley-coffee-co-seattle-wa"}

### A soak instead of a museum

Visitors race to exhibitions when it rains, and so does everybody else. Try the opposite. At the Seattle Bathhouse, near the market, phones sleep in a drawer by the door and two hours are enough, whatever you think. Book online before you leave your room. A second listing with the same name, on Lower Queen Anne, is a different address, so check which one your reservation says.

::listing{slug="seattle-bathhouse-seattle-wa"}

### Lunch at a counter

Walsh Sushi is up in Wallingford, between the north end of Lake Union and the south side of Green Lake. Its lunch sets come with soup and a small salad, and wasabi is grated from the root. One warning: it takes Monday off.

::listing{slug="walsh-sushi-seattle-wa"}

### Afternoon with a book

Rosy Dog-Ear Books runs a book club for every mood, by its own account, and wraps what you buy in yellow paper for nothing. The staff argue about translations in front of you. There is parking, and on most evenings it stays open until eight.

::listing{slug="rosy-dog-ear-books-seattle-wa"}

### A bowl at the end

Eastside Ramen sits at the edge of Pioneer Square and keeps its kitchen going until ten, every night of the week. The chili paste is made there and comes on the side, which is kind to children. Vegetarians have a broth of kombu and dried shiitake.

::listing{slug="eastside-ramen-seattle-wa"}

## The blue plan

### Take a boat

The cheapest view in the region is a state ferry. Foot passengers walk on at the downtown terminal, no reservation needed, and the crossing to Bremerton takes about an hour each way through a narrow, wooded passage. Stand on the outside deck. Bring a jacket in July too.

On the far side, Winslow’s Barbecue lights its pit at four in the morning and serves smoked turkey at outdoor tables. Watch the hours: from Tuesday to Saturday it pauses between half past two and five, on Sunday it opens only at four, and Monday it rests. Check the next sailing home before you order, not after.

::listing{slug="winslows-barbecue-bremerton-wa"}

### Magnolia, for the bluff

Back in town, Magnolia is the hilly peninsula northwest of downtown, ending at the largest park in the city. Afterwards head for Zora’s Frozen Float. It opens at one from Monday to Thursday and at noon otherwise, presses waffle cones to order, keeps dairy-free flavors, and is easy for a stroller or a wheelchair.

::listing{slug="zoras-frozen-float-seattle-wa"}

### West Seattle, for the evening

In the long days, people here finish outdoors, and when the wind gets up they go in to Bailey’s Tavern, which has a shuffleboard table thirteen feet long, waxed daily. It opens at three, every day, and the wings are what to have. From downtown you can reach West Seattle by passenger boat as well as by bus.

::listing{slug="baileys-tavern-seattle-wa"}

## Money, cars, children

Leave the car. Street parking near the water is scarce and expensive, and light rail runs from the airport through the Rainier Valley to downtown and on to the north. If you must drive, arrive before ten and stay put.

The budget version of the blue plan costs a ferry ticket and a cone. The budget version of the gray one costs a bowl of soup and a borrowed magazine, and you will be drier than everybody who stood in line downtown.

For children, the locks between the canal and the Sound are free to watch: boats rise and sink in a concrete bath, and in late summer salmon pass the windows of the fish ladder. Allow twice as long as you think.

Lastly, a habit worth having here. Some kitchens in this guide open at five, or take a Monday. Ask for [Seattle places open now](/?near=Seattle,%20WA&open=now) before you cross a bridge, because in this city there is always a bridge.','2026-01-22T17:00:00Z','2026-11-03T17:00:00Z'),
('washington-dc','Washington beyond the marble','Four quadrants, no J Street and a dog with a biscuit. A Washington weekend for people who have already seen the monuments.','washington-dc','june-abbotsford','There can be four places called 7th and E in Washington, and three of them are wrong for you. The city is cut into quadrants that meet at the Capitol: Northwest, Northeast, Southwest, Southeast. Each counts its streets from there. Leave the two letters off an address and you may end up miles away, on the correct corner, looking at a fire station.

The rest is logic. Numbered streets run north and south, lettered ones east and west, and after W the names begin again in alphabetical order with two syllables, then three. There is no J Street. The broad diagonals are named after states, and they are what makes driving here such an education.

Let us take the monuments as read. You can see them on foot, for nothing, and they are at their best after dark, when the buses have gone. What follows is a weekend for the hours in between.

## Saturday

### Foggy Bottom, before nine

Milo & Sunny Espresso stands among the dormitories. It has tables outside, and its milk is from a dairy thirty miles out. It pours a cortado that is worth getting up for between Wednesday and Sunday. The other two mornings it is closed.

::listing{slug="milo-and-sunny-espresso-washington-dc"}

From there it is a short walk to the river. In late March or early April the cherry trees around the Tidal Basin bloom for a week or so, and the crowd is such that you should go at sunrise or settle for the trees on other streets, of which there are thousands. The rest of the year you will have room.

### The wet alternative

Rain, or August, drives everybody into the large museums along the Mall, most of which charge no admission. Do the opposite: a bookshop. Petrov & Acosta, in Penn Quarter, has a tabby named Tuna asleep on the atlases and cards in a small, firm hand under the books. It opens at ten, eleven on Sundays.

::listing{slug="petrov-and-acosta-booksellers-washington-dc"}

Around the corner, fourteen seats face the counter of Greco Sushi, where Marisol does the cutting. It begins at five and takes Monday off. Say that you cannot eat shellfish, and she wipes the whole counter first.

::listing{slug="greco-sushi-washington-dc"}

### Georgetown, toward evening

Georgetown has no subway station. Arrive on foot along the canal towpath, or by bus. Brick sidewalks with tree roots under them are hard on stroller wheels; the towpath is kinder.

A short walk back toward the West End is The Old Dart, which opens at three every day. It has a shelf of board games under the dartboard, music on some nights, and seats outside. Dogs are welcome. People in this town would rather talk about your dog than about their job.

::listing{slug="the-old-dart-washington-dc"}

## Sunday

### A bicycle and a creek

Rock Creek cuts through Northwest in a wooded valley, and a road runs along the bottom of it. On weekends long stretches are closed to cars. That makes it the rare place in the city where a nine-year-old can ride down the middle of the road.

Start at the north end. At the Park Street Bike Co-op, in Shepherd Park, a volunteer stands beside you while you fix your own bike, and on Thursdays everybody goes out riding as a group. It is open from eleven on Wednesday through Sunday.

::listing{slug="park-street-bike-co-op-washington-dc"}

### Picnic, at any hour whatever

Mulberry Street Provisions in Chevy Chase opens at seven and closes at ten, seven days a week. It packs a picnic for two with an hour’s notice, and if your flight landed late you may have supper out of the cheese case.

::listing{slug="mulberry-street-provisions-washington-dc"}

### A last plate

On Sunday evening much of downtown is dark, since it feeds offices. Bistro Schmidt, in Shaw, for example, serves steak frites at lunch and dinner from Monday to Friday, on Saturday in the evening, and on Sunday not at all. Put it on the calendar for the Friday you arrive: wine comes by the glass, the half carafe and the carafe.

::listing{slug="bistro-schmidt-washington-dc"}

For a Sunday, look instead at [what is open now around Washington](/?near=Washington,%20DC&open=now) and add “Distance” as the order.

## Small print

- **Trains.** Metro charges by distance and by time of day. Stand on the right of the escalators and walk on the left. This is the nearest thing to a local law.
- **Parking.** Residential streets let visitors stay about two hours on weekdays. Many are unrestricted on Sunday. Read the sign from the top down, all of it.
- **With children.** The ride along the creek, the tabby on the atlases, and one museum for an hour. Not three museums.
- **On a budget.** You are in luck. Add up what the walk, the monuments and the creek cost.
- **Motorcades.** When the street empties and you hear sirens, stay on the curb and wait. It will be over in two minutes, and no, you cannot see who it is.','2026-04-16T17:00:00Z','2026-10-21T17:00:00Z')
) as g (slug, title, summary, metro, author, body, published_at, updated_at)
join public.metros as m on m.slug = g.metro
join public.authors as a on a.slug = g.author
on conflict do nothing;

insert into public.articles (kind, slug, title, summary, tags, author_id, body, status, published_at, created_at, updated_at)
select 'post', p.slug, p.title, p.summary, p.tags::text[], a.id, p.body, 'published', p.published_at::timestamptz, p.published_at::timestamptz, p.updated_at::timestamptz
from (values
('a-walk-with-a-map-and-no-phone','A walk with a map and no phone','How to spend a day in a strange town with one folded sheet of paper, what to write on it beforehand, and what to do when you are lost.','{"visiting","main-street"}','ines-calloway','My phone died in Pittsburgh, at the top of one of its public staircases, in light snow. For the length of a breath I was afraid. Then I noticed that I could see the whole city: three rivers, some of its hundreds of bridges, the tall buildings in the wedge between. I had been walking through it for two hours and had looked at none of that, because I’d been following a dot.

I have left the phone in my bag for one day of every trip since. It isn’t a sacrifice. It is just a different way of paying attention, and it wants about twenty minutes of preparation.

## The sheet

Take one piece of paper, letter size, and fold it twice. You have eight small pages when you count both sides. Use a pencil, as ink runs in rain.

**Page one: the bones.** Draw the two or three lines that do not move. A river, a rail line, a ridge, the one wide avenue. Add an arrow for north, and another for where the sun will be at noon. Most American grids can be had in four strokes. In Chicago the lake is one of them.

**Page two: the number rule.** Find out how the addresses run. How many to the block? Where is zero? In a city with quadrants, which are you in? Once you know the rule, every door you pass is a signpost.

**Page three: five places.** No more. For each write the name, street and number, the nearest crossing, and *the hours for that day of the week*. This last thing is what people leave out. Our listings show the week as a table, so copy one line of it. If there is a second table with special days, see if yours is in it.

**Page four: the spare.** For each of the five, one alternative that is near it and likely to be open. Nothing cures a locked door like another door.

**Page five: coming home.** The last bus, the number of a taxi company, the address where you sleep. And one phone number of a person, which you have probably not known by heart since 1999.

The other three stay empty. You’ll see why.

## Copying it out

Do the searching the night before. Ask for what is open at the time you mean to be there, not at the time you are asking: a search takes a day and an hour, such as [cafés on Saturday at eight](/?category=cafes&day=sat&time=08:00). Sort by distance from your hotel’s zip code. Then take the top three with handwriting you can read.

A listing prints well, too, if your handwriting is like mine. But there is something about writing an address by hand that makes you half remember it.

For a first try, choose a city with a plain plan and a short page three. Our [Chicago guide](/cityguides/chicago-il) explains that city’s numbers in one paragraph, and the [Philadelphia guide](/cityguides/philadelphia-pa) needs hardly more.

## On the way

**Look up at corners.** Street signs, obviously, and after them the sun, the skyline, the slope. Name the direction aloud. It feels silly for an hour, and then you just know.

**Ask.** Choose people with dogs; they are going slowly and they live there. Ask a small question. Not “what should I see?”, which makes anybody go blank, but “is there a good way to the river that isn’t the big road?”

**Keep a turn list.** Each time you turn, write one word in the margin. *Bank, left. Church, right.* Turned upside down, it brings you home.

**Let a place interrupt you.** At least one of the five should fall off the list because you found something else. In a used-book shop in a city I won’t name I once lost three of them to a cat.

Here is one to start with, if you find yourself in Manhattan on a Saturday morning:

::listing{slug="prospect-book-exchange-new-york-ny"}

## Lost

You will be. Stop at the next corner with a bench and do this, in order:

1. When did you last know where you were? How long ago, at what pace? A mile takes about twenty minutes. You’re within that circle.
2. Which of the lines on page one have you crossed? If none, you are still in the same quarter.
3. Walk toward the widest street you can hear. Buses run on wide streets and say on their foreheads where they are going.
4. Eat something. Half of being lost is being hungry.

It has never taken me more than fifteen minutes. Twice it has been the best quarter hour of the trip.

Use sense, of course. Tell someone your plan. Carry the phone, switched off, at the bottom of the bag. In mountains, deserts and deep winter, this article does not apply.

## The empty pages

In the evening you’ll find them full. A sketch of a cornice. The name of the man with the greyhound. A shop to return to, with the note *closed Mon*. The word for what they call a median there.

Ten years of those sheets fit in one shoebox. I couldn’t tell you where a single one of my old dots went.','2026-09-10T17:00:00Z','2026-11-06T17:00:00Z'),
('accessibility-of-a-small-shop','One step is a wall','What a small shop can do for customers with disabilities this weekend, this season and at the next renovation, and how to describe it honestly.','{"accessibility","owners"}','ines-calloway','A friend of mine uses a power chair that weighs more than I do twice over. She keeps a private map of our street. It has eleven shops on it. The street has thirty-four.

Of the other twenty-three, she once told me, about half could be on the map by Monday. Nobody had ever asked.

This piece is for those owners. It is not legal advice; the Americans with Disabilities Act has requirements for businesses that are open to the public, and there are good free guides to it, some with checklists for small ones. What follows is the practical side: what people run into, sorted by what it takes to change it.

## By Monday, for almost nothing

**Clear the path.** A chair needs about three feet of width, and room to turn. Walk your own aisles with a carton held in front of you. The things you bump into are a rack, a stack of baskets and a sandwich board, and you put all of them there yourself.

**Light the door.** A dark doorway with a black mat is a hole to someone with low vision. A brighter bulb, a strip of pale tape on the edge of the step: five dollars.

**Move the bell.** If somebody has to ring for the ramp, the bell belongs at the bottom of the step, about as high as a doorknob. It should work, and somebody should answer.

**Turn the music down for one hour.** Choose a quiet hour, write it on the door and hold to it. For people with hearing aids, for autistic customers and for most of those over seventy, that hour is the difference between shopping and not.

**Put a chair by the counter.** Not a folding one in the back. A chair.

**Learn one sentence.** “Would you like a hand, or would you rather I stayed out of the way?” Then do as you are told. Talk to the person and not to the companion. Leave guide dogs alone; they are at work.

## This season, for a few hundred dollars

- A portable ramp for a single step. Note the gentle slope it needs, about a foot of length for each inch of height, and where it will live so that it is not behind the bicycles.
- A lever in place of a round doorknob. It can be worked with an elbow, a hook or a full bag.
- A clipboard, or a lowered piece of counter, for signing at sitting height.
- A printed list of what you sell and what it costs, in large type, dark on light.
- A restroom that is not also the broom closet.

## When you renovate anyway

Level the entrance. Automate or lighten the door. Widen what must be widened. It costs least when the wall is open already, and there may be a tax credit for small businesses that remove barriers. Ask your accountant before you hire the builder, not after.

Hire somebody with a disability to walk through the plan. An hour of a wheelchair user’s time, paid, is worth more than my whole article.

## Say exactly what you have

Here is where a directory comes in. The label “Wheelchair accessible” is a promise to a stranger who may have to arrange a ride two days ahead. Give it only if a person in a chair can get in through a door that is open to customers, move around and be served. If the restroom is up a flight of stairs, write that. If the way in is through the courtyard, describe the way.

My friend’s favorite entry on any website is this one: *One step at the front, four inches. Side door on Pine is level, ring and we come. Restroom too narrow for a chair.* It is on her map. She can decide for herself, which is all she has ever asked.

On Mainstreet you can type the words into the search box together with what you want, for example [wheelchair accessible bakeries](/?q=wheelchair%20accessible%20bakery). Labels are searched along with names and categories. What comes back depends on what owners have entered, so a place that is missing may only be silent.

## Your website is a door, too

Before people come, they look. So:

1. Can you use your site with the keyboard alone? Put the mouse in a drawer and try to find your hours.
2. Is the type readable when you zoom to 200 percent?
3. Do pictures of text, such as a photographed menu, exist as text somewhere? A screen reader cannot read a photograph of a chalkboard.
4. Is your phone number written out, for those who would rather call, and an email address for those who cannot?

We try to hold ourselves to the same list, and we write down where we stand on [our accessibility page](/accessibility).

## A last question

Ask it of the next customer who seems to be having trouble with your shop, whether with a cane, a stroller or a mother of ninety on his arm: *What was the hardest part of coming here?* Then listen for as long as it takes. My friend has been on this street for nineteen years and has her answers ready. She has them in order of price.','2026-07-23T17:00:00Z','2026-09-30T17:00:00Z'),
('get-ready-for-holiday-hours','The holiday hours checklist, to be read in October','Thanksgiving to New Year’s in nine dates. What to decide, where to write it down, and how to spare your customers a locked door.','{"hours","owners"}','walt-brandvold','On the day before Thanksgiving, some year in the nineties, I sold forty-one turkey lifters and a plunger in the last two hours. The plunger man had tried three other stores. All three were listed as open. All three had a note on the door.

A note on the door helps the person who is already standing there. Everything in this checklist is about reaching him at home.

## Decide first, then write

Most holiday confusion comes from owners who have not made up their minds. Sit down with whoever opens and closes, and fill in nine lines:

1. Wednesday before Thanksgiving (early closing?)
2. Thanksgiving
3. The Friday after
4. December 24
5. December 25
6. December 26
7. December 31
8. January 1
9. The first ordinary day again

For each one there are only four possible answers: as usual, closed, short, or different. “Different” includes a restaurant that serves dinner from noon to six on the one day when it would normally open at five.

“We’ll see” is not an answer. If you truly cannot know yet, put down the more cautious one. Nobody has ever been angry to find a shop open.

## In 2026, mind the weekends

Thanksgiving falls on November 26, as always a Thursday. Christmas Day is a Friday, and New Year’s Day is a Friday too. So both holidays sit next to a weekend, and a good many families will travel from Thursday to Sunday. Ask yourself what those two Saturdays are worth. For a hardware store the Saturday after Christmas is string lights at half price and broken toilets. For an office that serves offices it is nothing at all.

## Write it once, in full

For each day that differs, four things belong together: the date, the opening time, the closing time and a few words why.

- *Thu, Nov 26: closed, Thanksgiving*
- *Thu, Dec 24: 9 to 2, Christmas Eve*
- *Fri, Jan 1: 11 to 4, New Year’s Day*

Write the date rather than “over the holidays”. Put down *closed* where you are closed; without a line, people and software only read that your hours may differ. On this site that is exactly how it works: a date with special hours replaces the usual week on that date, and [a date without any does not](/blog/how-our-opening-hours-work).

A day can have two spans as well, say lunch from noon to three and supper from five to eight. Spell them out.

## Then put it in every place

Make the list once and work through it with a pencil:

- the door, at eye level, from the first of November
- the voicemail
- your own website
- every directory that lists you
- the bottom of receipts or emails, if you can change it
- the staff calendar, which is the one that people forget

They must all say the same. Customers compare, and when two sources differ they trust neither.

Remember to take it down again. A sign that wishes you a merry Christmas in February tells people how often you look at your own door.

## If you close early, say when you stop

A closing time means different things. In a kitchen it may be the last order, in a salon the last appointment that can still be finished, in a pharmacy the moment when the grille goes down. On a short day the difference is the whole story. If you close at two and the last haircut begins at one, put “last cut at one” in the note. A note may be up to a hundred characters long, so there is room.

## For visitors

You are the other half of this. Three habits will save your holiday:

**Search by what is open, not by what exists.** On the day itself, tick [open now](/?open=now). It takes the special hours into account.

**Distrust silence.** Open a listing and look for the table of special days beside the week. If a holiday is near and that table is missing, the owner may have had nothing to change. Or he may have forgotten. Call.

**Go early.** A place that says it closes at three on Christmas Eve will be out of rolls by one.

## The week after

January’s first working day is when wrong hours do the most harm, because everyone assumes that things are back to normal and half of them are not. Put that date in your list, ring your own number that morning, and check that the recording has let go of the holidays.

I found out later that the plunger man had driven past my store twice. He had not stopped, since the sign in the window still had the summer hours on it. It was November. I repainted the sign on Friday.','2026-10-15T17:00:00Z','2026-11-19T17:00:00Z'),
('how-our-opening-hours-work','What we mean when we say open','Four time zones, midnight closings, Thanksgiving and the hour that happens twice. How a listing decides whether it is open.','{"hours","how-it-works"}','june-abbotsford','“Open” is one word and about nine questions. Open where you are, or where the shop is? Open by the usual week, or by this week? A bar that closes at two in the morning on Saturday: is that still Friday? Here is how we answer, so that you know what to trust and what to double-check.

## The shop’s clock, never yours

Every listing has a time zone of its own. Its hours are read on that clock, whoever is looking and from wherever. If you sit in Boston at eight in the evening and look up a hardware store in Denver, the page reasons with six o’clock, because that is what the wall in Denver says. Below each table of hours we name the city and the zone so that you can tell.

This sounds obvious and it trips up many sites, since a computer in a data center keeps a clock of its own and will happily use it. States complicate things further. Most of Arizona ignores daylight saving time. Indiana follows it but has zones of its own on the books. A time zone is more than a number of hours.

## A day can have several parts

Plenty of kitchens serve lunch, sweep the floor and come back for dinner. A listing can carry as many spans in a day as it needs, and between them it counts as closed, with the next opening shown. So you may read “Closed · opens at 5 PM” at three in the afternoon about a place that was busy an hour ago. That is correct, and it is better than finding a locked door.

A span may also run past midnight. When a bar opens at five on Friday and closes at two, those two hours of Saturday belong to Friday’s span. Ask at one in the morning and you get “open”. In the table you will find those hours in the Friday row, where the owner wrote them.

## The words on the card

- **Open · closes at 9 PM.** There is more than an hour left.
- **Open · closes in 25 min.** Less than an hour. The number counts down while you look at the page.
- **Closed · opens tomorrow at 8 AM.** The next opening, searched up to a month ahead.
- **Open 24 hours.** Open without a break for a whole week.
- **Temporarily closed.** This overrides all hours, whatever the table says.
- **Hours not listed.** Nobody has told us. We would rather say so than guess.

That last line is worth a phone call. It does not mean closed.

## Special days win

A date with hours of its own replaces the usual week for that date, entirely. Thanksgiving may be written as closed, or as noon to six with a note such as “Thanksgiving dinner”. On the listing’s page the dates to come stand in a second table beside the week. The same rule feeds the search: tick [open now](/?open=now) on Christmas Day and you get the places whose Christmas hours say open, not the places that would be open on any other Friday.

We do not assume that a business keeps a federal holiday. If no special hours are written down, the usual week counts. Around the end of November that is the first thing to be wary of, and we wrote [a separate piece about holiday hours](/blog/get-ready-for-holiday-hours) for the people who can fix it.

## Clocks that jump

Twice a year most of the country changes its clocks at two in the morning. In March an hour goes missing: a span that ought to end at half past two ends at half past three, which is the same moment by another name. In November an hour happens twice, and we take the first. Few people have ever been hurt by this, but a diner that never sleeps deserves the right answer too.

## Open at another time

Besides “open now”, a search can ask about a day and a time, for example [Sunday at nine in the morning](/?day=sun&time=09:00). Each listing answers by its own clock. That question is about an ordinary week: it knows no dates, so it cannot know that next Sunday is a holiday. Check the special days on the listing before you drive.

## How fresh is “now”?

To answer quickly, we keep the results of a search for a while and renew them in the background. For a search that asks what is open now, as long as our database can be reached, nothing older than five minutes is used. The label on each card is worked out again in your browser as time passes. If the two disagree near closing time, believe the label.

And if the door disagrees with both, believe the door. Hours are only as good as the person who wrote them down. Most listings show a phone number, and a call that begins with “Are you open until six today?” takes eleven seconds.

Here is a place with an honest set of two-part days to practice on. Watch what it says at three in the afternoon in Seattle.

::listing{slug="winslows-barbecue-bremerton-wa"}','2026-02-05T17:00:00Z','2026-11-10T17:00:00Z'),
('how-results-are-ranked','Why this result stands above that one','Our ranking in plain English. Your words, the name, what people say and how near it is. Nothing else, and nothing paid.','{"search","how-it-works"}','june-abbotsford','Anybody who shows you a list has made a decision about its order. You should be able to ask how. For us the answer fits on one page, so here is the page.

## First, who is on the list at all

A search has up to two boxes: what and where. Every word in the first box has to match something about the listing: its name, its category, its place, the things it offers or its description. A word also matches longer words that begin with it, so “book” finds “bookstore”. If you mistype a longer word and nothing has it, we look for the closest word that does exist in the directory and tell you that we did.

The second box turns into a point on the map. A city, a metro area or a zip code will do. Listings within a radius count, 25 miles unless you choose otherwise. Then come your filters: category, metro, city, rating, open now. They only ever remove things. No filter pushes a listing up.

## Then the order

The default order is called “Best match”. Four things enter it.

1. **How well the words fit.** A word in the name counts most, then category and place, then the things offered, then the description.
2. **How alike the name is to what you typed.** If you enter most of a name, you probably want that place.
3. **How it is rated.** As a tie-breaker rather than a trump.
4. **How near it is,** if you gave a place. The benefit is greatest close by and fades with the miles.

That is the whole formula. There is no fifth ingredient. Nobody can buy a position, the listing of an owner who has an account gets no bonus over one without, and we do not watch what you click in order to reorder what your neighbor sees.

When there are no words, the question is a different one and so is the order: nearest first if you gave a place, best rated first if you did not.

## What “best rated” means

A bakery with a single review of five stars has a perfect average. So, in a manner of speaking, does a coin that was thrown once. Sorting by the bare average would fill every first page with places that one friend has reviewed.

We add ten imaginary ratings of 3.8 to everybody before comparing. For a place with two hundred reviews at 4.8, ten imaginary ones change almost nothing. For the place with one review at 5, they pull the number to about 3.9, where it waits in the middle of the pack until more people have spoken. New businesses start at 3.8: not first, and not last either. The number you see on the card is always the real average. The adjusted one is used for order alone.

## Choosing your own order

Above the results you can pick distance, rating, name or newest instead. “Name” is alphabetical and nothing else, which is handy when you know that the place began with an M. “Newest” goes by when the listing was added to the directory, not by when the business opened. Distance needs a place, and appears when there is one.

All of these choices are written into the address of the page. You can bookmark [the best rated places near Philadelphia](/?near=Philadelphia,%20PA&sort=rating), send it to your brother, and he will see the same list, made by the same rule.

## Two limits we would rather admit

A word as broad as “coffee”, with no place beside it, fits a great many listings. We then score the thousand best rated of them, plus those whose name begins with what you typed. So a poorly rated café with a fine sentence about coffee far down in its description might be missed. Add a place or a category and the problem disappears.

For the same reason a count may read “1,000+”. We could have spent time counting further. You would have waited for a number that nobody needs.

## What an owner can do about it

Less than the people who sell “optimization” will tell you, and all of it is free.

Use the ordinary name of your business, without a city and three services stuffed in after it. Pick the category a stranger would look under. Say in the description what you do and what people come for, in the words they would type; [we have advice on that](/blog/write-a-description-that-helps). Get the address right, because distance is measured from it. Then be good at what you do.

Filling the description with every town in the county will not work: description matches count least, and readers notice.

When you see a result in a place that this page cannot explain, then it is a bug and not a bargain.','2026-03-26T17:00:00Z','2026-11-14T17:00:00Z'),
('how-reviews-work','What a star on this site stands for','Where the number beside a name comes from, what it leaves out, and the rules we set before letting anyone write a word.','{"reviews","how-it-works"}','june-abbotsford','Beside most names in the directory you will find a number between one and five and, after it, another number: how many reviews it was made of. People look at the first. The second is the more useful one, and this piece is largely about why.

## The two numbers

The rating is a plain average, rounded to one decimal. Nothing is weighted, nothing is smoothed, nobody’s opinion counts double. If four people gave five, five, four and two, you read 4.0.

The count tells you how far to trust it. With four reviews, a single bad evening moves the average by half a star. With a hundred, it would take a bad month.

Where there is no rating at all, the listing shows none. An empty place beside a name means that nobody has said anything yet. It does not mean zero.

## Why the order does not follow the stars exactly

Sort by rating and you may see a 4.7 above a 5.0. That is on purpose. To put listings in order we add ten imaginary ratings of 3.8 to each one, so that a place which has convinced two hundred people stands above a place that has convinced one. The number on the card stays the true average. The longer version is in [our piece on ranking](/blog/how-results-are-ranked), with the arithmetic.

This has a side effect that we like. Pestering one friend for a five-star review does almost nothing for your position. Treating two hundred customers decently does.

## What cannot be bought

There is no fee for a rating, none for removing one, and no plan under which a business sees its critics less. We do not sell places in the list either. Mainstreet takes no payments at all, so the question of which customer to please does not arise.

## The rules for writing

Every member may write one. The rules are short enough to print. They say more about us than a slogan would.

- **An account with a confirmed email address.** Not a hurdle for a person. Somewhat of a hurdle for fifty invented ones.
- **One review for each person and place.** If you change your mind, you edit what you wrote. You cannot vote twice.
- **Not your own.** The owner of a listing may not review it.
- **No waiting room without a cause.** What a confirmed member writes appears at once, praise and criticism alike. Only what looks like a campaign, such as the same words twice or a sudden crowd, is read by one of us first.
- **One answer from the owner.** It stands under the review and can be edited, and there it ends. Arguments are for the telephone.
- **Reports have a reason and an outcome.** Anyone with an account may report a review. A person reads it and upholds the report or dismisses it, and says why.
- **Hiding leaves a trace.** If a review is hidden, its author is told the reason.

There is one thing missing from that list, and you may have noticed it: nothing says that a review must be positive, balanced or nice. It has to be about a real visit. That is all.

## What we will not do with the number

We will not round it up. We will not show five stars where there are four and a half. We will not turn a rating into a badge that says “loved by locals”, since we cannot tell who is local, and love is not our department.

Nor will we ever print the number without its count. A 5.0 from two people is good news about two people.

## How to use it meanwhile

Search with a minimum, for example [places rated 4.5 and up](/?min_rating=4.5), if you are tired and want the short list. Drop the minimum if you have time, because new places have no rating yet and the filter leaves all of them out.

Then look at the facts that stand beside the stars. Is it open? How far is it? Does it say wheelchair accessible, if you need that? When was the listing last confirmed? A place with 4.1 that is open, near and able to let you in beats a 4.9 that is none of these.

We wrote a companion to this piece about [reading reviews wisely](/blog/read-reviews-wisely), here and anywhere else. It is the better of the two. This one merely had to come first.','2026-04-30T17:00:00Z','2026-11-16T17:00:00Z'),
('keeping-a-listing-true','Keeping a listing true','Most wrong listings were right once. A twenty-minute routine, four times a year, for shops that move, grow and change their Mondays.','{"owners","main-street"}','walt-brandvold','In my years behind a hardware counter I gave directions to the shop that used to be next door about twice a week. It had moved three streets over. It had told its regulars, its bank and its mother. It had not told the phone book, and for two years strangers came to me for picture frames.

Few listings are born wrong. They were right on the day somebody wrote them, and then the business did what businesses do. The cure is dull. You put four dates in the calendar.

## What goes stale first

In my experience it happens in this order:

1. **Hours.** They change with the season, with a new hire, with a baby.
2. **What you sell.** The description still promises engraving. The engraver retired.
3. **The phone.** You switched to a cell number during the renovation and it stuck.
4. **The website.** The domain lapsed, or it points at the old booking page.
5. **The address.** Rarest, and the most expensive for everybody.

Notice that the first on the list is also the thing people look up most.

## The twenty-minute routine

Do it when the quarter turns. Take a coffee and a printout.

**Minutes one to five: call yourself.** Dial the number on the listing from a phone that does not know you. Does it ring in the shop? Does the voicemail mention the hours of two summers ago?

**Minutes five to ten: the hours.** Stand in front of your own door and compare the sign with the listing, day by day. Then compare both with what you actually did last week. If you have closed at four on Saturdays since spring, the sign and the listing are both wrong. Include the lunch break if you take one. A listing on Mainstreet can hold several spans in a day, so there is no need to pretend.

**Minutes ten to fifteen: read the description as a stranger.** Is each thing in it something you would sell me today? Strike whatever makes you wince.

**Minutes fifteen to twenty: dates ahead.** Look at the next three months. Is there a holiday, a family wedding, an inventory day? Special days belong on the listing with a date, and they are better entered in September than the night before.

## Attributes are promises

The short labels such as “Wheelchair accessible”, “Cash only” or “Dog friendly” are the part of a listing that people filter their lives by. Someone in a wheelchair who reads the first and meets two steps has lost an afternoon, and you have lost more than a sale. Keep only those you would repeat to a customer’s face. If the ramp is in the back and needs a bell, write that sentence into the description instead of relying on the label.

## When something ends

Closing for a month is a different thing from closing. A listing can say “Temporarily closed”, and then no search for open places will show it, whatever its hours. Use that state for floods, surgery and new floors.

If you have closed for good, it feels odd to spend time on it, and yet it is a last courtesy to people who would otherwise drive across town. A listing that has closed keeps its page, says so plainly, and stops turning up in searches. Texts that recommended it say so too. Here is one of my own trade, down in Atlanta, as its card reads today:

::listing{slug="highland-street-hardware-atlanta-ga"}

## Who confirms it?

A listing can carry the date on which its facts were last confirmed. It is a small line, and I read it before anything else. Hours confirmed last month are hours. Hours from three years ago are a rumor.

Owners will be the ones to confirm that, once [the tools for owners](/gbo) are in place. Until then do the routine for the places that you control already: your door, your voicemail, your website. They have to agree with one another first, or no directory can agree with you.

## A test that takes no time

Ask the next new customer how they found you and whether anything on the way was wrong. Not “did you find us all right?”, to which everyone says yes. Ask what was wrong. In a year of doing this I learned that my listing gave the street number of the loading dock, and that for six months the parking map in the window had been upside down.

Nobody had complained. They had gone to the fellow with the picture frames.','2026-01-15T17:00:00Z','2026-09-02T17:00:00Z'),
('photograph-your-shop-with-a-phone','Six pictures of your shop, taken with the phone you have','One hour, one clean lens, six frames. How to photograph a small shop so that strangers recognize it from across the street.','{"owners","main-street"}','priya-ostrander','You have walked past your own storefront so many times that you no longer see it. A customer looking for you for the first time sees a tree, a bus shelter, an awning and, if she is lucky, half a letter of your sign. Pictures are for her. They answer a humble question: will I know the place when I am standing in front of it?

You do not need a camera for that, or a filter, or a friend who “does content”. You need an hour and a clean cloth.

## Before you begin

**Wipe the lens.** It has been in your pocket with a receipt and half a cough drop. This is the biggest improvement you will make all day.

**Choose the light, not the day.** A bright cloudy morning is best. Direct noon sun paints hard shadows under the awning and turns windows into mirrors. If your shop faces south, go out early or late. If it faces north, nearly any hour will do.

**Tidy what a stranger would notice.** Not everything. Trash can, crate, yesterday’s sandwich board, the handwritten sign about the card reader that now works.

## The six frames

### 1. From across the street

Stand where a newcomer will stand: on the far sidewalk, a little to one side. Hold the phone at chest height rather than above your head. Get the whole front, the door, the sign, and a bit of each neighbor. The neighbors matter, because “between the bank and the green building” is how people find things.

### 2. The door

Come close. Show the entrance straight on, with the threshold and any step in view. Somebody with a walker will decide by this picture alone whether to come. If there is a ramp around the side, take one of that as well. A step in the picture is no shame. A step that was left out of it is.

### 3. The first view inside

Open the door, take one pace in and photograph what you see. It tells people whether they will be met by a counter, a maze of shelves or twelve tables. Switch all the lights on, and if you can, turn your back to the window instead of facing it.

### 4. The thing you are known for

One loaf, one wheel being trued, one shelf. Fill the frame and then go closer still. Put it near a window and switch the overhead light off: mixed light makes bread look green. Do not use the zoom; walk.

### 5. Somebody at work

Hands are enough. Ask first, whoever it is. If a customer can be recognized, ask them too, and if there is a child in it, take a different picture. Nobody needs to smile into the lens. A person bent over a lamp says more about your shop than a row of folded arms.

### 6. The awkward fact

Every shop has one. The parking is in back, the entrance is through a courtyard, you are on the second floor above a pharmacy. Photograph that. It saves twenty calls a week.

## While shooting

Tap the screen on what matters so that the phone measures the light there. Keep the upright lines of the building upright, which mostly means not tilting the phone. Turn on the grid in the camera settings if you lean to one side, as I do. Take five of each and throw away four.

Leave out anything that is not yours to show: a letter on the desk, a screen with names on it, a prescription label, the license plate of a regular. Look along the edges of the picture, for that is where such things hide.

## Afterwards

Crop, and stop. If the picture is dark, raise the exposure a little. Skies that were white should stay white. Customers forgive a dull picture; they do not forgive a shop that looks nothing like its photographs.

Then write a caption for each, in one plain sentence. “Front door on Elm Street, one step, bell on the right.” Captions are not decoration. People who use a screen reader hear them instead of the picture, and people in a hurry read nothing else.

File names help you more than anyone: *front-2026-06.jpg* will tell you in two years that it is time to do this again. The season to photograph is whichever one you have not got. A front buried in snow helps nobody in July.

## Where to use them

Wherever strangers meet you first. On your website, above the fold. On the card by the register, if you print one. In any directory that lists you. Where a listing has no picture we draw a street front in its place; the drawings are pleasant, but nobody ever found a shop by one.

One final experiment. Show picture number one to a friend who has never been there, hand over the address and ask them to find it without a map. If they walk past, the picture is not at fault. Your sign is.','2026-06-25T17:00:00Z','2026-06-25T17:00:00Z'),
('questions-to-ask-a-contractor','Thirteen questions for the person who wants to open your wall','What to ask a plumber, roofer or electrician before, during and after the estimate, and which answers should make you put the pen down.','{"visiting","reviews"}','walt-brandvold','Across my counter I met two sorts of people with a hole in the ceiling. One sort had asked questions before the work began. The other sort asked them of me, afterwards.

You need not know a trade to hire well. You need a list, a pencil and the nerve to leave a silence after each question. Here is the list.

## On the phone

**1. Do you do this kind of job, at this size, yourself?** Firms that build houses do not want your gutter. Better to hear it now.

**2. When could you start, and what would have to be finished first?** A good one is usually busy. “This afternoon, cash” is an answer about something else.

**3. What is the charge for coming to look?** Free is common, a fee that is taken off the bill is fair. Vagueness is neither.

## At the kitchen table

**4. What do you think is wrong, and how sure are you?** Listen for the word “probably”. I trust people who say it.

**5. What else could it be?** If there is only ever one possibility and it is the expensive one, get another opinion.

**6. Which license does this work need here, and may I have the number?** Rules vary by state and city and by trade. Write the number down and look it up with whoever issues it. An honest contractor will not mind. Many will have it printed on the truck.

**7. Will you show me proof of insurance?** You want liability cover and, where there is a crew, workers’ compensation. Ask that the insurer send the certificate to you directly.

**8. Does this job need a permit, and who applies?** Somebody who proposes to skip it is proposing that you skip it, because the house is yours.

**9. May I have that in writing, with materials and labor apart?** One number on the back of a card is not an estimate. You are looking for what will be done, with which materials, when, for how much, and what happens if the wall holds a surprise.

**10. How do you want to be paid?** A deposit is normal, and some states limit how large it may be. Pay in steps that follow the work. Never all of it before the last day.

## Before you sign

**11. Whom did you do this for last year?** Two names. Then do call them, and ask one thing: what went wrong, and what did they do about it? Something always goes wrong.

**12. Who will be in my house?** Employees or subcontractors, how many, from when to when, and who has the key.

**13. What will you leave behind?** Ask about the dust, the old water heater, the paint on the lawn. Ask who hauls it, and whether that is in the price. While you are at it, ask about a warranty, in years, on the work and not merely on the parts.

## Answers that should stop you

- A price that is only good today.
- A large sum in cash before anything has been delivered.
- A knock on the door, after a storm, from someone who “happened to notice” your roof.
- A contract with blanks to be filled in later.
- Irritation. If questions annoy a person before he has your money, think about afterwards.

In many cases federal law gives you three business days to cancel a contract that was signed at your home, and your state may give you more. Ask for the cancellation form. It is supposed to be handed to you.

## Three estimates, and then

Get three for anything you would not pay out of your pocket. Do not choose the lowest by habit. Lay them side by side and look for the line that one has and the others lack. Either two of them forgot the flashing, or one of them invented it. Call and ask which. That phone call will tell you more about the three of them than the sums do.

## Where we can help, and where we can’t

A directory gives you names, distances, hours and what others thought of them. Search for [plumbers near you](/?q=plumber), put your zip code into the second box and sort by distance, because travel time is on your bill. If you are locked out at night, add *open now*. Some listings carry the label “Emergency service”, and the word can be searched like any other.

What a listing cannot tell you is whether a license is valid today or a roof was done properly. We do not check licenses. Nobody’s position on the list is a recommendation from us, and no one can pay for it, as [this piece](/blog/how-results-are-ranked) explains. Use the list to find three people to ask. Then ask.

A last bit of counter wisdom: take a photograph of the wall before they close it. Some day somebody will want to hang a shelf.','2026-03-05T17:00:00Z','2026-08-20T17:00:00Z'),
('read-reviews-wisely','How to read a hundred opinions in four minutes','Start in the middle, look for nouns, mind the dates. A method for reviews on any site, learned from reading far too many of them.','{"reviews","visiting"}','priya-ostrander','The worst-reviewed meal I ever loved had two stars, because the waiter was slow and the bathroom was cold. He was slow, and it was freezing. The dumplings were the best I have had in this country. Everything in the reviews was true. I would have skipped the place if I had looked only at the number.

Reviews hold more than their stars do. You only have to know where to dig. This is my order of reading, and it takes about as long as waiting for a kettle.

## Minute one: the shape

Before you read a word, look at how the ratings are spread, where a site shows it. A healthy business that has been around for a while tends to have many high marks, some in the middle and a thin tail. Two tall towers, at one end and the other, tell of a place that delights some people and offends others. Find out what divides them, because you are one or the other.

Then look at how many there are. Under ten, you are reading an anecdote. Over a hundred, single voices hardly matter, and the average begins to mean something. That is why [we pull small numbers toward the middle](/blog/how-results-are-ranked) when we put places in order.

## Minute two: the middle

Skip the fives. Skip the ones. Read the threes, and the fours that complain.

People who give three stars liked something and disliked something and took the trouble to say which. “Lovely bread, nowhere to sit, cash only” is worth more than a page of exclamation marks. It has three facts in it, and you can judge each by your own lights: you may not want to sit.

## Minute three: nouns and dates

Count the nouns. A real visit leaves things behind in the memory: the green chairs, the step by the door, the second cup that came without asking. Praise without any objects in it (“amazing service, highly recommend, will be back!!”) could be about a dentist, a tire shop or a hotel. It may well be sincere. It tells you nothing.

Next look at the dates. A kitchen is its cook, and cooks move. If everything from the last six months is a shade worse than what came before, believe the last six months. If there was one terrible week two winters ago, somebody probably had the flu.

Also notice season. A hotel reviewed in October is a different hotel in July.

## Minute four: the answers

Where owners reply, read what they say to the angriest customer. You will learn how you would be treated on a bad day. The good answers are short. They name the thing that went wrong, say what was done and do not explain to the customer how she ought to have felt. An owner who argues at length about a sandwich will argue at length about your deposit.

A page of identical thank-yous is not a sin. It is just no information.

## Signs that something is off

None of these proves anything. Two or three together make me careful.

- A burst of top ratings within a few days, after months of silence.
- Reviews that give the full name of the business twice, like an advertisement.
- The same odd phrase in several of them.
- Writers who loved a locksmith in four states in one week.
- A one-star review about something the business does not sell.
- Praise for “the best in the city” with a list of services attached.

The opposite deserves mention too: a harsh review may come from a competitor, or from somebody who was asked to leave for good cause. The test is the same. Does it have nouns?

## Ask your own question

Stars average over people who wanted different things. A student wants a table for five hours, a parent wants a changing table, and a man in a hurry wants out. When you read “slow”, translate: slow for whom? A long dinner is a fault on a Tuesday with a toddler and a mercy on your anniversary.

So settle on your question before you start. Mine, most days, is whether we can get in and out with a stroller before somebody melts. I search the reviews for “stairs” and “wait” and let the rest go by.

## Write the one you would have needed

When reviewing opens here, and wherever you write in the meantime, three sentences will do.

1. What you came for and when. *Saturday at ten, two adults, one stroller.*
2. What happened, with a noun. *Eleven minutes’ wait, the ramp is at the side door, the rye was still warm.*
3. Who should come, and who should not. *Not for a long talk; the room is loud.*

Sign it with a fair number. Fours are underrated. If everything is a five then a five is nothing, and the shop that truly surprised you has no place left to stand.

And now and then, read nothing at all. Look for [what is open](/?open=now) and close by, walk in, and find out. Somebody has to be the first to write about the cold bathroom.','2026-08-27T17:00:00Z','2026-08-27T17:00:00Z'),
('what-makes-a-main-street-work','What makes a main street work','Short blocks, mixed hours, somewhere to sit and a reason to come back on Tuesday. Notes from a person who counts doors.','{"main-street","visiting"}','june-abbotsford','I count doors. It began as a way to pass the time while waiting for buses and has turned into a habit. On a street that people like, I count a door every twenty or thirty feet. On a street that people merely drive through, a hundred feet go by, then two hundred, then a parking lot.

Doors are not the whole of it, but they are a good beginning, since each is a reason for somebody to stop. Here is what else I have noticed, on streets large and small. Take it as field notes, not as science. Planners have written shelves about this, and they disagree.

## Many small things rather than one large one

A street with thirty narrow shops can lose one and remain a street. A street with two wide ones can’t. When the anchor goes, what is left is a blank wall with a sign offering it for lease.

Small rooms are cheaper too, and that is where new things begin: the person who mends zippers, the one who sells only tea. In a big box nobody ever tried something odd for six months to see whether it would fly.

## Errands next to pleasures

The dull businesses hold a street together. A pharmacy, a hardware store, a place that takes parcels, a barber. You go because you must, and on the way you smell bread. A street of nothing but treats is full on Saturday and dead on Wednesday, and its rents are paid by Saturday alone.

When I look at a metro in our directory, I like to see the ordinary categories well filled. Try it with your own: browse [Philadelphia](/browse/metro/philadelphia-pa) or [Chicago](/browse/metro/chicago-il), and try to live for a week, in your mind, on one zip code.

## The clock

Look at a street’s hours all together and you see its day. A baker unlocks at six. A café fills between seven and nine. Then the shops, the lunch counters, a lull, school’s end, the evening kitchens, a bar. If all of those exist, there is someone about at every hour, and a woman walking home at eleven passes three lit windows.

If all of them keep the same hours, ten to six, the street is a machine that somebody turns off. Not every owner can stay late, nor should they. But two neighbors who agree that one opens early and the other closes late have done more for the block than a hanging basket.

Mondays are the test. On many streets every kitchen picks that day to rest, reasonably enough, one by one. Together they have closed the street. A few associations keep a calendar on which members mark their dark day, so that they do not all fall on the same square.

## Somewhere to sit that costs nothing

People stay where they can sit. A bench, a low wall, the rim of a planter. Benches should face something, preferably other people. A bench that faces traffic with its back to the shops was installed by someone who never sat on it.

Shade belongs to this. So does a restroom. If you are seventy-five, or four, then a street’s length is decided by the distance between two toilets.

## Crossing without courage

On a good street you cross where you want to, more or less, and drivers expect it. The lanes are narrow, cars are slow, and parked ones stand between you and the moving ones. On a bad street there is a button, and you wait, and a child in a stroller looks at exhaust pipes.

Merchants worry about parking, and it is true that customers come by car. What they need is turnover: a space that empties every hour serves ten customers a day, and one occupied since morning by the owner’s own truck serves none. I say this with love.

## Owners on the spot

You can tell in a minute whether the person behind the counter could decide something. Might she order you one in blue? Might he close early for the parade, or keep the door open because the bus is late? A street where such decisions are made a thousand miles off is always a bit behind itself.

It also shows in the upkeep. Owners sweep.

## Being findable

I work on a directory, so I am partial. But a street is also a set of facts that strangers rely on: who is there, what they do, when the door is open and whether a wheelchair gets over the sill. Wrong facts thin out a street as surely as empty shops do. Each wasted trip teaches someone to stay at home and order it.

The cheapest improvement a merchants’ group can make is one afternoon with a clipboard, walking from end to end, comparing every door with what is written about it. Walt has described [the routine for a single shop](/blog/keeping-a-listing-true). Do it for forty and you have done something that no consultant will ever bill for.

## Count for yourself

Stand on your own street for ten minutes. How many doors can you see? How many people are there who aren’t on their way somewhere else? Where would you sit? What could you buy at eight in the morning, and at eight at night?

Then write the numbers down, with the date. In five years you will want them.','2026-05-14T17:00:00Z','2026-09-24T17:00:00Z'),
('write-a-description-that-helps','Sixty words about your shop','A description is read in eight seconds by a person holding car keys. What to say first, what to cut and three examples mended.','{"owners","search"}','walt-brandvold','Picture the reader. She stands in her kitchen with the car keys in one hand and a broken lamp in the other. She has found five shops. She gives you eight seconds. What does she need to know?

She does not need to know that you are passionate. She needs to know whether you rewire lamps.

## Begin with the verb

Say what you do. Mend, bake, tune, frame, fit, teach. Then say to what. “We rewire lamps, cut keys and sharpen blades left on Tuesday by Thursday” is a complete and excellent description. It has three verbs, a date, and a promise that can be checked.

Owners like to begin with history, since that is what they are proud of. Put it last. A founding year is a fine closing note and a poor opening bid.

## One thing people come back for

Ask at the counter for a week: what made you come in today? You will hear the same answer over and over, and it will surprise you. That answer belongs in your first sentence.

In this directory there is a bicycle shop in Austin whose description mentions its repair stand at eight dollars an hour, tools included. I have never been in need of a bicycle in Austin. I remember that stand.

::listing{slug="vaughn-bicycle-repair-austin-tx"}

## Use their words

Search goes through your name, your category, your place, the labels and the description. So the words in there are the words you can be found by. If customers say “hem” and you write “garment alteration services”, you have hidden from them. Write both, in a sentence that a person would say aloud.

Do not go further than that. A paragraph of towns and synonyms reads like a ransom note, and among all the places a word can match, the description counts least. A search for your trade finds you by your category already. You need not say “plumber” eleven times.

## Facts with edges

Soft words slide off the mind. Hard ones stick. Compare:

- *Great selection for all budgets* — *Screws by the piece from eleven cents*
- *Fast service* — *In by nine, out by five*
- *Family friendly* — *High chairs, crayons and half-price plates before six*
- *Years of experience* — *The same two people since 1998*

If a claim has a number, a day or a noun that you could drop on your foot, keep it. If your competitor across the road could print the same line, cut it.

## Three mended

**Before:** *Welcome to our cozy, charming and unique café, a must-visit for coffee lovers where every cup tells a story!*

**After:** *Vietnamese iced coffee and cardamom buns from half past six. Dogs get a biscuit on the porch. No laptops on Sunday mornings.*

**Before:** *Premier full-service roofing solutions. Quality, integrity, excellence.*

**After:** *We repair slate and shingle roofs and will come for a single missing shingle. Photographs before and after. You pay when it has rained once and stayed dry.*

**Before:** *Our dental practice is committed to providing comprehensive care in a state-of-the-art environment.*

**After:** *Two dentists and one hygienist. Ten minutes are kept free every morning for people in pain. We tell you the price before we begin.*

The new ones are shorter in two cases out of three. That is not the point, but it is a sign.

## What to leave to other fields

Your hours, phone number, address and website have places of their own on a listing. In the description they go stale without anyone noticing. I once read “now open on Sundays” on the page of a shop that had been shut on Sundays for four years. The same goes for prices that change with the season.

Labels such as “Wheelchair accessible” or “Cash only” are separate as well. The description may explain them: where the ramp is, or that there is a cash machine next door.

## How long?

Two to four sentences. Results show only the beginning, roughly the first 240 characters, so let the first sentence do the work. Sixty words will fit most businesses. If you cannot manage it in sixty, you are probably describing two businesses, and they may want a listing each.

## The test

Read it to somebody who has never been in your shop, then ask two questions. What do we sell? Why us? If they can answer both, stop editing. If they say “you sound nice”, start over, beginning with the verb.

You do not need anyone’s tools to do this. Write the sixty words tonight, on paper. They will serve on the door, on your own website, in the first line of an email, and in [the directory](/gbo) alike.','2026-05-21T17:00:00Z','2026-10-05T17:00:00Z')
) as p (slug, title, summary, tags, author, body, published_at, updated_at)
join public.authors as a on a.slug = p.author
on conflict do nothing;
