import type { Kind } from './kind.ts';
import { surnamed } from './surnamed.ts';

/** Restaurants that cook as in one region: by a word of the name or by the family's. */
export const westernCuisines: Kind[] = [
  {
    named: surnamed('Arceneaux|Boudreaux|Fontenot|Landry|Thibodeaux|Batiste'),
    specialty: 'Cajun',
    is: 'a Cajun kitchen',
    offers: [
      'gumbo',
      'crawfish étouffée',
      'fried catfish',
      'red beans on Mondays',
      'boudin with mustard',
      'bread pudding',
    ],
    services: [
      ['Gumbo, bowl', 10, 14],
      ['Étouffée', 17, 23],
      ['Catfish plate', 15, 20],
      ['Bread pudding', 6, 9],
    ],
    details: [
      'The roux is stirred for {twenties} minutes, by hand.',
      'Crawfish are boiled on {weekday}s from February to June.',
      '{first} makes the boudin and sells it by the link.',
    ],
  },
  {
    named: surnamed('Adeyemi|Okafor|Obi'),
    specialty: 'West African',
    is: 'a West African kitchen',
    offers: [
      'jollof rice',
      'suya skewers',
      'egusi soup',
      'fried plantains',
      'pepper soup with goat',
      'ginger juice',
    ],
    services: [
      ['Jollof rice with chicken', 15, 20],
      ['Egusi soup', 17, 23],
      ['Suya skewers', 10, 14],
      ['Plantains', 5, 8],
    ],
    details: [
      'Say how hot you want it, and believe the answer.',
      'Pounded yam is made to order, so give it {twenties} minutes.',
      '{first} sells the suya spice by the jar.',
    ],
  },
  {
    named: surnamed('Jablonski|Kowalski|Novak|Wójcik|Sokolov|Petrov'),
    specialty: 'Eastern European',
    is: 'an Eastern European kitchen',
    offers: [
      'house-made pierogi',
      'borscht',
      'stuffed cabbage',
      'potato pancakes',
      'smoked sausage with kraut',
      'poppy seed cake',
    ],
    services: [
      ['Pierogi, nine', 13, 17],
      ['Borscht', 7, 10],
      ['Stuffed cabbage', 15, 20],
      ['Potato pancakes', 10, 14],
    ],
    details: [
      'Pierogi are pinched by hand on {weekday} mornings.',
      'Frozen dumplings go home by the dozen.',
      'Rye bread and pickles are on the table before you sit.',
    ],
  },
  {
    named: surnamed('Cohen|Friedman|Goldberg|Kaplan|Rosen|Weiss|Kaufman'),
    specialty: 'Deli',
    is: 'a delicatessen with tables',
    hours: ['diner', 'lunchAndDinner'],
    offers: [
      'pastrami on rye',
      'matzo ball soup',
      'potato latkes',
      'smoked fish platters',
      'brisket hash',
      'black-and-white cookies',
    ],
    services: [
      ['Pastrami on rye', 17, 23],
      ['Matzo ball soup', 8, 12],
      ['Latkes, three', 9, 13],
      ['Smoked fish platter', 22, 30],
    ],
    details: [
      'Pastrami is cured for {weeks} weeks and cut by hand.',
      'Half a sandwich with soup is what regulars order.',
      'The pickles are half-sour and free.',
    ],
  },
  {
    named: surnamed(
      'Becker|Brandt|Fischer|Hahn|Hartmann|Keller|Kruger|Schaefer|Schmidt|Wagner|Ziegler',
    ),
    specialty: 'German',
    is: 'a German kitchen',
    offers: [
      'pork schnitzel',
      'spaetzle with cheese',
      'red cabbage',
      'roast pork with dumplings',
      'bratwurst',
      'apple strudel',
    ],
    services: [
      ['Schnitzel', 19, 26],
      ['Cheese spaetzle', 15, 20],
      ['Bratwurst plate', 14, 19],
      ['Strudel', 7, 10],
    ],
    details: [
      'Spaetzle are scraped off a board, not pressed.',
      'The schnitzel is wider than the plate.',
      '{first} makes the mustard in three strengths.',
    ],
  },
  {
    named: surnamed('Bergström|Eklund|Jensen|Larsen|Lindqvist|Lund|Nilsson|Olsen|Strand|Iverson'),
    specialty: 'Scandinavian',
    is: 'a Scandinavian kitchen',
    offers: [
      'open-faced sandwiches',
      'meatballs with lingonberries',
      'cured salmon',
      'pea soup on {weekday}s',
      'dill potatoes',
      'almond cake',
    ],
    services: [
      ['Meatballs', 17, 23],
      ['Open-faced sandwich', 10, 14],
      ['Cured salmon', 14, 19],
      ['Almond cake', 7, 9],
    ],
    details: [
      'Salmon is cured here with dill and aquavit.',
      'Crispbread is baked every {weekday} and sold by the bag.',
      'Lunch is a buffet of {teens} small dishes.',
    ],
  },
  {
    named:
      /^(Bistro|Chez) |\b(Delacroix|Dubois|Gautier|Lachance|Leclerc|Moreau)(’s Kitchen| & Daughters)/u,
    specialty: 'French',
    is: 'a French bistro',
    offers: [
      'steak frites',
      'onion soup',
      'duck confit',
      'mussels in white wine',
      'leeks in vinaigrette',
      'chocolate mousse',
    ],
    services: [
      ['Steak frites', 27, 38],
      ['Onion soup', 10, 14],
      ['Duck confit', 25, 34],
      ['Chocolate mousse', 9, 12],
    ],
    details: [
      'Two courses at lunch are {twenties} dollars.',
      'The mousse is scooped at the table from one big bowl.',
      'Wine is poured by the glass, the half carafe and the carafe.',
    ],
  },
  {
    named:
      /^Casa |^La |Cocina|\b(Acosta|Aguilar|Alvarez|Campos|Castillo|Contreras|Cruz|Delgado|Espinoza|Fuentes|García|Gómez|Herrera|Hidalgo|Ibarra|López|Martínez|Medina|Mendoza|Morales|Moreno|Navarro|Núñez|Ortega|Pacheco|Peña|Quintero|Ramírez|Reyes|Rojas|Sandoval|Santos|Silva|Soto|Suarez|Trujillo|Valdez|Vargas|Villarreal|Zamora)(’s Kitchen| & Daughters)/u,
    specialty: 'Mexican',
    is: 'a Mexican kitchen',
    offers: [
      'mole negro',
      'blue corn enchiladas',
      'green chile stew',
      'chiles rellenos',
      'grilled cactus',
      'tres leches cake',
    ],
    services: [
      ['Enchiladas', 14, 19],
      ['Chicken in mole', 18, 25],
      ['Green chile stew', 12, 16],
      ['Tres leches', 7, 9],
    ],
    details: [
      'The mole has {twenties} ingredients, and {first} will name them all.',
      'Tortillas are made at the comal in the dining room.',
      'Guacamole is mashed when you order it.',
      'On Sundays there is pozole until it runs out.',
    ],
  },
];
