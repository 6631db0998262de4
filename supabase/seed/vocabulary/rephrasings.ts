/**
 * What else listings say in the place of a detail that would be read too often: because its
 * category has many listings, or because there can hardly be two cats named Comma.
 */
export const rephrasings: Record<string, string[]> = {
  'The menu changes with what the farmers’ market has that week.': [
    'The menu is written on a chalkboard each afternoon.',
  ],
  'Half of the tables are kept for walk-ins.': ['Come as you are; there is always a spare table.'],
  'Every vegetarian dish can be made vegan.': ['A third of the menu has no meat in it.'],
  'The open kitchen has six counter seats, and regulars ask for them.': [
    'The table by the pass is the one to ask for.',
  ],
  'Children eat at half price before six.': ['There are crayons, high chairs and patience.'],
  'The wine list stays under forty dollars a bottle.': [
    'Bring your own bottle for a small corkage fee.',
    'Most wines come from within a day’s drive.',
  ],
  'Our patio is heated from October to April.': ['There are four tables under the big tree.'],
  'Gluten-free bread comes from a bakery two blocks away.': [
    'Tell us about allergies and we will point out what is safe.',
  ],
  'The last slice of the night is free if you ask nicely.': ['Reheated slices come out crisp.'],
  'Delivery on bicycles within two miles.': ['We deliver ourselves, so it arrives hot.'],
  'Kids may stretch their own dough on Mondays.': [
    'Raw dough is for sale by the ball.',
    'Half-and-half pies are no trouble at all.',
  ],
  'Bring your own cup and the refill is a dollar.': ['Grounds for the garden are free by the bag.'],
  'There is an outlet at every second seat and nobody hurries you out.': [
    'The window seats are the best reading chairs on the block.',
  ],
  'The long table in back seats twelve for meetings.': [
    'The stools at the bar are the place to talk coffee.',
  ],
  'Laptops stay closed on Sunday mornings.': ['There is no music before nine.'],
  'The back bar came from a hotel that closed in the fifties.': [
    'The mirror behind the bar has a crack with a story.',
    'The bar top was once the lane of a bowling alley.',
  ],
  'Soccer on weekend mornings, with coffee.': ['One television, and it is usually off.'],
  'The courtyard is strung with lights and open all year.': [
    'The front windows fold open in June.',
  ],
  'Mug club members vote on one beer a season.': ['Half pours are poured gladly.'],
  'SNAP and WIC are welcome, and produce counts double on Wednesdays.': [
    'What is in season has a sign with the farm’s name on it.',
  ],
  'Two of our vets see reptiles.': [
    'Rabbits and birds are seen here, too.',
    'We call the day after every surgery.',
  ],
  'Saturday mornings are kept for families.': ['Siblings can be seen side by side.'],
  'One hygienist follows you from visit to visit.': ['We run on time, and say so when we do not.'],
  'A nurse answers the phone, not a menu.': ['Same-day visits are kept for coughs and fevers.'],
  'Your notes are in the portal the same evening.': [
    'Lab results come with a note in plain words.',
  ],
  'There is still a soda fountain along the east wall.': [
    'The old scale by the door still tells your weight for nothing.',
    'Flu shots need no appointment.',
  ],
  'Every color starts with a free consultation.': ['Fringe trims between cuts are free.'],
  'A quiet chair is yours if you tick the box.': ['Tea comes with every appointment.'],
  'We recycle foils, color tubes and hair.': ['Cut hair goes to a wig charity if you like.'],
  'The chairs are older than the barbers and still pump.': [
    'There is a jar of lollipops and a stack of comics.',
    'The pole outside turns whenever we are open.',
  ],
  'Ventilated tables and five-free polish.': ['Pick from three hundred colors on the wall.'],
  'Tools come sealed from the autoclave.': ['A fresh file for every guest, yours to take home.'],
  'Removal is free when you come back to us.': ['Chips within a week are mended free.'],
  'Arrive early and use the steam room at no charge.': ['Robes, slippers and tea are included.'],
  'Therapists are licensed and paid a wage, so there is no tipping.': [
    'Pressure is up to you, and we ask twice.',
  ],
  'Showers are hot and towels are included.': ['Chalk is welcome; so are beginners.'],
  'No-heat calls are answered the same day from November to March.': [
    'We text when the technician is on the way.',
  ],
  'Designs come with a watering plan for the first two summers.': [
    'Native plants first, lawn where you need it.',
  ],
  'Pianos, pool tables and one carousel horse so far.': [
    'A grandfather clock is no reason to worry.',
    'Aquariums travel in the cab.',
  ],
  'A cat named Comma runs the mystery section.': [
    'The armchair by the atlases belongs to whoever sits down first.',
    'A ladder on rails reaches the top shelf, and you may climb it.',
    'Staff picks have handwritten cards, some of them rude.',
    'The dollar cart rolls out when the rain stops.',
  ],
  'Somebody in a green apron will find it for you.': [
    'Bring the broken part and we will match it.',
  ],
  'The oldest drawers of parts are labeled in pencil.': [
    'If it is a bolt, we have the nut for it.',
  ],
  'The dollar rack outside is honest.': ['The fitting rooms have doors and good light.'],
  'We send photos of what we found and wait for your yes.': ['Old parts are yours to look at.'],
  'Loaner bicycles while you wait.': ['Drop the key in the slot the night before.'],
  'A two-year, 24,000-mile warranty on parts and labor.': [
    'A year’s warranty on every repair.',
    'The estimate is the bill, unless we call first.',
  ],
  'Women’s car-care class on the first Sunday of spring.': [
    'We explain the noise before we fix it.',
  ],
  'Teachers wash for half price in September.': [
    'If it rains within a day, the next wash is free.',
  ],
  'Flat fees for most matters, in writing.': ['We write letters that people can read.'],
  'We walk the block with you at night too.': ['We tell you what the last owner would not.'],
  'Quotes by text in ten minutes.': ['We read you the exclusions first.'],
  'Tellers greet you in four languages.': ['Coins are counted free for anyone.'],
  'The ATM in the vestibule never charges.': ['Loan decisions are made in this building.'],
  'The neon sign was restored by hand.': [
    'The lobby clock was restored by hand.',
    'Room keys are still made of brass.',
  ],
  'A night clerk bakes cookies around ten.': ['Coffee waits in the lobby from six.'],
  'Built as a movie house in the days of silent film.': [
    'The balcony has the best sound in the room.',
    'The old ticket booth now sells records.',
  ],
  'Natural light and a very patient dog.': [
    'Bring two outfits and we will pick together.',
    'Children get the first ten minutes to look around.',
  ],
};
