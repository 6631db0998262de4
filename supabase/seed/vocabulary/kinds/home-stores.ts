import type { Kind } from './kind.ts';

export const homeStoresKinds: Record<string, Kind[]> = {
  florists: [
    {
      is: 'a florist',
      details: [
        '{first} is at the flower market at {morning} every {weekday}.',
        'Bouquets start at {twenties} dollars and never have carnations in them unless you ask.',
        'Sympathy flowers are delivered to any church within {teens} miles. +Delivery',
        'Wreaths are made at the long table from October on.',
        'Wedding flowers are planned over coffee, with samples. +Weddings',
        'Potted plants come with a card that tells the truth about light.',
        'On Saturdays there is a bucket of stems by the door, {dollars} dollars each.',
      ],
    },
  ],
  'hardware-stores': [
    {
      named: /Lumber/,
      specialty: 'Lumber yard',
      is: 'a lumber yard and hardware store',
      offers: [
        'boards cut to length',
        'cedar and fir',
        'plywood by the half sheet',
        'deck screws',
        'trim and molding',
      ],
      services: [
        ['Cuts', 1, 3, 'cut'],
        ['Delivery in town', 35, 75],
        ['Blade sharpened', 12, 24],
      ],
      details: [
        'The saw in back cuts to the eighth of an inch, a dollar a cut.',
        'Pick your own boards; nobody minds.',
        'The yard opens at seven for contractors and an hour later for everybody else.',
      ],
    },
    {
      named: /Tool/,
      specialty: 'Tools',
      is: 'a tool shop',
      offers: [
        'hand planes',
        'tool rental',
        'sharpening',
        'drill bits by the piece',
        'used machines',
      ],
      services: [
        ['Sharpening', 6, 15, 'blade'],
        ['Drill rental', 18, 30, 'day'],
        ['Tile saw rental', 55, 80, 'day'],
      ],
      details: [
        'Rentals come with a lesson, and it is not optional.',
        '{first} sharpens on {weekday}s, and you could shave with it.',
        'Used tools have been taken apart and oiled.',
      ],
    },
    {
      is: 'a hardware store',
      services: [
        ['Key copied', 3, 6],
        ['Knife sharpened', 6, 12],
        ['Window screen, new mesh', 22, 45],
        ['Propane refill', 18, 26],
      ],
      details: [
        '{first} knows which washer you need from your description of the drip.',
        'Nails are weighed out by the pound, from bins.',
        'Paint is matched to whatever chip you bring.',
        'Keys are cut while you wait, {dollars} dollars each.',
        'Half of a drill is cheaper than a whole one: rent it by the day. +Rentals',
        'Seed packets stand by the door from March on.',
        'If it has a plug, leave it on a {weekday} and it works by the weekend. +Repairs',
        'There is one of everything and two of most.',
      ],
    },
  ],
  'furniture-stores': [
    {
      named: /Upholstery/,
      specialty: 'Upholstery',
      is: 'an upholstery workshop',
      offers: [
        'reupholstered armchairs',
        'window seats',
        'new springs',
        'fabric by the yard',
        'dining chairs in sets',
      ],
      services: [
        ['Dining chair seat', 60, 110],
        ['Armchair, without fabric', 480, 850],
        ['Cushion', 70, 130],
        ['Pickup in town', 45, 90],
      ],
      details: [
        'Bring a photo, and {first} quotes by the end of the day.',
        'Springs are tied eight ways, by hand.',
        'A wall of {hundreds} fabrics, and samples go home with you.',
        'An armchair takes about {weeks} weeks.',
      ],
      isUnlike: true,
    },
    {
      named: /Woodworks|Joinery|Dovetail/,
      specialty: 'Furniture makers',
      is: 'a furniture workshop',
      offers: [
        'dining tables built to size',
        'bookcases',
        'beds without a screw',
        'walnut stools',
        'old chairs reglued',
      ],
      services: [
        ['Stool', 180, 320],
        ['Bookcase, per foot', 210, 340],
        ['Dining table', 1900, 4200],
        ['Chair reglued', 70, 120],
      ],
      details: [
        '{first} draws your table on the floor in chalk before a board is cut.',
        'Wood comes from trees that fell within {twenties} miles.',
        'Joints are cut by hand and left where you can see them.',
        'The waiting list is {weeks} months long and honest.',
      ],
      isUnlike: true,
      without: ['Used goods', 'Gift cards'],
    },
    {
      is: 'a furniture store',
      services: [
        ['Delivery and setup', 60, 140],
        ['Assembly', 45, 90, 'hour'],
        ['Old mattress taken away', 25, 45],
      ],
      details: [
        'Two people carry it up and take the cardboard away. +Delivery',
        '{first} drives to estate sales on {weekday}s and brings back the good chairs.',
        'Take a cushion home overnight and see.',
        'Floor models go for a third less in {month}.',
        'Measure your door first; there is a tape by the register.',
        'Mattresses may be slept on for {twenties} nights.',
        'Every lamp is wired and lit.',
      ],
    },
  ],
};
