import type { ReviewWords } from './review-words.ts';

const restaurants = ['restaurants'];

/** What is said of a cuisine alone, by what the card calls it. */
export const tables: ReviewWords[] = [
  {
    categories: restaurants,
    of: /Ramen/,
    praise: [
      'The broth is cloudy, rich and hot to the last spoon.',
      'The noodles have bite, and they ask how much you want.',
      'The egg is soft where it should be.',
      'You slurp, you pay, you go home happy.',
      '{staff} adds a second helping of noodles for two dollars.',
    ],
    mixed: ['Great broth; {dollars} stools and a line.'],
    blame: ['The broth came lukewarm, and the noodles had gone soft.'],
  },
  {
    categories: restaurants,
    of: /Sushi/,
    praise: [
      'The rice is still warm and the fish is cold, as it should be.',
      '{staff} behind the counter told us in which order to eat.',
      'Every piece was cut to the same thickness.',
      'I asked what was freshest and got an honest answer.',
    ],
    mixed: ['Very good fish, very small plates.'],
    blame: ['The rice fell apart and the tuna was half frozen.'],
  },
  {
    categories: restaurants,
    of: /Tacos|Mexican/,
    praise: [
      'The tortillas are pressed while you watch.',
      'Two salsas, and the green one means it.',
      'It tastes like my grandmother’s Sundays, and she was from Jalisco.',
      'Lime, onion, cilantro, and nothing that does not belong.',
    ],
    mixed: ['The red salsa is not for beginners, and nobody warns you.'],
    blame: ['The tortillas were cold and tore at once.'],
  },
  {
    categories: restaurants,
    of: /Barbecue/,
    praise: [
      'The bark is black, the smoke ring is pink, the sauce is optional.',
      'You smell the smoke two blocks away.',
      'The brisket bends and does not break.',
      'They cut it in front of you and hand you the first slice.',
    ],
    mixed: ['Good meat, sides from a can.'],
    blame: ['Dry at the edges, and the sauce was there to hide it.'],
  },
  {
    categories: restaurants,
    of: /Burgers|Diner|Comfort food|Southern/,
    praise: [
      'The coffee is refilled before you look up.',
      'Crisp at the edges, as it should be, and on the table in ten minutes.',
      'A booth, a plate, a check: everything I want on a {weekday}.',
      'They call everybody “hon”, and they mean it.',
    ],
    mixed: ['Filling, and I mean that both ways.'],
    blame: ['Everything on the plate was the same shade of brown.'],
  },
  {
    categories: restaurants,
    of: /Seafood|Steakhouse|Grill/,
    praise: [
      'They show it to you raw before they cook it.',
      'Done exactly as I had asked, which is rarer than it should be.',
      'Charred outside, tender inside, and a lemon to go with it.',
    ],
    mixed: ['You pay for the room, too.'],
    blame: ['I asked for medium rare and got well done, twice.'],
  },
  {
    categories: restaurants,
    of: /Italian|French|Greek/,
    praise: [
      'The sauce is what the bread is for.',
      'A glass of house wine, and the evening looks after itself. +Full bar',
      'They do not rush you between courses.',
      'The bread alone is worth the trip.',
    ],
    mixed: ['Lovely plates, and you leave room for a snack at home.'],
    blame: ['The sauce had split, and nobody in the kitchen had noticed.'],
  },
  {
    categories: restaurants,
    of: /Japanese|Korean|Chinese|Vietnamese|Thai|Noodles/,
    praise: [
      'They asked how hot we wanted it and believed us.',
      'The menu on the wall has dishes that the printed one does not.',
      'Steam, ginger, a hot pot of tea: I was cured by the second bowl.',
      'Half of the tables were grandparents, which is the best sign.',
    ],
    mixed: ['“Medium” is hot here, so think twice.'],
    blame: ['Everything tasted of the same sauce.'],
  },
  {
    categories: restaurants,
    of: /Indian|Middle Eastern|West African/,
    praise: [
      'The spices are ground that morning, and you can tell.',
      'They asked how hot we wanted it and believed us.',
      'Two of us ordered for four and had lunch for the next day.',
      'The bread comes straight from the oven and is gone in a minute.',
    ],
    mixed: ['“Medium” is hot here, so think twice.'],
    blame: ['The rice had been standing for a while.'],
  },
  {
    categories: restaurants,
    of: /Cajun|Eastern European|Deli|German|Scandinavian/,
    praise: [
      'It tastes the way my grandmother’s did, and I do not say that lightly.',
      'They slice it thick and do not ask whether you are sure.',
      'Hearty, honest, and you will not need supper.',
    ],
    mixed: ['Good, and you will want a walk afterwards.'],
    blame: ['It came out of the microwave, hot at the rim and cold inside.'],
  },
  {
    categories: restaurants,
    of: /Vegetarian/,
    praise: [
      'I eat meat at every meal, and I did not miss it.',
      'They cook vegetables as if they were the point.',
      'My {person} could order anything on the menu for once.',
    ],
    mixed: ['Good food, small plates.'],
    blame: ['Everything was stirred into the same grain.'],
  },
  {
    categories: restaurants,
    of: /New American/,
    praise: [
      'The menu changes with the market, and so do we.',
      'We split two plates and a dessert, and it was just right.',
      '{staff} told us the name of the farm without making a speech of it.',
    ],
    mixed: ['The plates are lovely and the portions are modest.'],
    blame: ['Small plates, long waits, big bill.'],
  },
  {
    categories: ['pizza'],
    praise: [
      'The crust has blisters and a bit of a chew.',
      'It does not droop when you fold it.',
      'They are not shy with the garlic.',
      'The box was still hot when we got home. +Takeout',
      'A slice and a soda for less than a sandwich elsewhere. +By the slice',
    ],
    mixed: ['Good pie, a little heavy on the cheese.', 'The middle was wet; the rim was perfect.'],
    blame: [
      'Burnt below and raw on top.',
      'The driver could not find us and would not call. +Delivery',
    ],
  },
  {
    categories: ['cafes'],
    of: /roast|espresso/,
    praise: [
      'They pulled it again because they did not like the first one.',
      'The beans I took home lasted a week, because I made them last.',
      'No syrup needed, and I used to need syrup.',
    ],
    mixed: ['Excellent coffee, and a lecture comes with it.'],
    blame: ['Sour, and when I said so I was told I was used to bad coffee.'],
  },
  {
    categories: ['cafes'],
    of: /tea house/,
    praise: [
      'The third steep was the best one, as they had said.',
      'No music, no screens, a pot and an hour.',
      '{staff} chose one for me, and I bought a tin of it.',
    ],
    mixed: ['Wonderful tea; do not come in a hurry.'],
    blame: ['The water was not hot, which is all that tea asks for.'],
  },
];
