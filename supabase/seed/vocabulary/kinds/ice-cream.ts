import type { Kind } from './kind.ts';

export const iceCreamKinds: Kind[] = [
  {
    named: /Gelateria/,
    specialty: 'Gelato',
    is: 'a gelateria',
    offers: [
      'pistachio gelato',
      'hazelnut gelato',
      'lemon granita',
      'blood orange sorbet',
      'affogatos',
      'gelato in brioche',
    ],
    services: [
      ['Small cup', 4, 6],
      ['Large cup', 6, 9],
      ['Granita', 4, 6],
      ['Pint', 11, 15],
    ],
    details: [
      'Gelato is made in batches of {teens} quarts, {first} tasting each one.',
      'The lids stay on, which is how you know it is fresh.',
      'Sorbets have no dairy in them. +Dairy-free options',
      'The pistachios come from Bronte and the bill shows it.',
    ],
  },
  {
    named: /Custard/,
    specialty: 'Frozen custard',
    is: 'a frozen custard stand',
    offers: [
      'vanilla custard',
      'chocolate custard',
      'turtle sundaes',
      'root beer floats',
      'concretes with pecans',
    ],
    services: [
      ['Single', 3, 5],
      ['Concrete', 5, 8],
      ['Turtle sundae', 6, 9],
      ['Pint', 7, 10],
    ],
    details: [
      'Two flavors always, and one that changes each day.',
      'Custard is never more than {dollars} hours old.',
      'A concrete is handed to you upside down, to prove it.',
    ],
  },
  {
    named: /Paleta/,
    specialty: 'Paletas',
    is: 'a paletería',
    offers: [
      'mango paletas',
      'strawberry and cream paletas',
      'cucumber and chile paletas',
      'aguas frescas',
      'coconut ices',
    ],
    services: [
      ['Paleta', 3, 5],
      ['Agua fresca', 4, 5],
      ['Ten paletas', 26, 38],
    ],
    details: [
      '{teens} flavors with milk and as many without. +Dairy-free options',
      'Fruit is cut here every morning, peel and all.',
      'Chamoy and chile salt stand on the counter.',
    ],
  },
  {
    is: 'an ice cream parlor',
    offers: [
      'brown-butter pecan',
      'fresh strawberry',
      'malted shakes',
      'salted caramel sundaes',
      'dairy-free coconut',
      'waffle cones pressed to order',
    ],
    services: [
      ['Single scoop', 4, 5],
      ['Double scoop', 5, 8],
      ['Sundae', 7, 10],
      ['Shake', 6, 9],
      ['Pint', 9, 13],
    ],
    details: [
      '{teens} flavors are out at a time, and {first} retires one a week.',
      'Waffle cones are pressed while you choose.',
      'Birthday parties get the back room and a bowl of sprinkles. +Kid friendly',
      'Peaches go in only in July, when there are good ones.',
      'Ask for a taste; three are the limit on Saturdays.',
    ],
  },
];
