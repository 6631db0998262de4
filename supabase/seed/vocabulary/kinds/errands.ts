import type { Kind } from './kind.ts';

export const errandsKinds: Record<string, Kind[]> = {
  pharmacies: [
    {
      named: /Apothecary/,
      specialty: 'Compounding pharmacy',
      is: 'a compounding pharmacy',
      offers: [
        'medicines made to order',
        'prescriptions for pets',
        'flavors for children’s syrups',
        'medication reviews',
        'herbal teas',
      ],
      details: [
        'Doses are weighed out behind glass, where you can watch. +Compounding',
        'Syrups come in {teens} flavors, fish for cats included. +Compounding',
      ],
    },
    {
      is: 'a pharmacy',
      details: [
        '{first}, the pharmacist, comes out from behind the counter to talk.',
        'Refills are ready in about {twenties} minutes; a text tells you.',
        'Shots are given all day on {weekday}s, without an appointment. +Vaccinations',
        'Pills can be packed by the day and hour in a roll.',
        'Blood pressure is measured for nothing, sitting down.',
        'Medicine is brought to your door within {dollars} miles. +Delivery',
        'Old pills go in the {color} box by the door.',
        'Ask for the price without insurance; it is sometimes lower.',
        'There is still a soda fountain with {dollars} stools.',
        'Reading glasses may be tried with your own newspaper.',
      ],
    },
  ],
  opticians: [
    {
      named: /Eyewear|Frame|Monocle|Spectacle/,
      specialty: 'Eyewear',
      is: 'an eyewear shop',
      offers: [
        'independent frames',
        'sunglasses to prescription',
        'repairs while you wait',
        'children’s glasses',
        'lenses for old frames',
      ],
      services: [
        ['Frames', 95, 420],
        ['Single-vision lenses', 90, 180],
        ['Solder repair', 25, 50],
        ['Adjustment', 0, 0],
      ],
      details: [
        '{hundreds} frames, and you may take five home overnight.',
        '{first} bends temples until you forget that you wear them.',
        'Frames from {olden} are sold as new, because they are.',
      ],
    },
    {
      named: /Eye Care|Optometry|Vision/,
      specialty: 'Optometrist',
      is: 'an optometry practice',
      offers: [
        'eye exams',
        'contact lens fittings',
        'dry eye treatment',
        'children’s exams',
        'glaucoma checks',
      ],
      details: [
        'The exam takes {twenties} minutes, and drops are only used when they are needed.',
        'Doctor {surname} shows you the picture of your retina and explains it.',
        'Contacts may be tried for {weeks} weeks.',
      ],
    },
    {
      is: 'an optical shop',
      details: [
        'Lenses are cut in the back room, so a pair takes {days} days.',
        '{first} tightens screws for anybody who walks in.',
        'Kids’ glasses come with a second pair. +Repairs',
        'Bring a frame from anywhere, and they will fill it.',
      ],
    },
  ],
  'dry-cleaners': [
    {
      named: /Laundromat|Laundry|Wash/,
      specialty: 'Laundromat',
      is: 'a laundromat',
      offers: [
        'large-capacity washers',
        'wash and fold',
        'dryers by the quarter',
        'comforters',
        'a folding table that is wiped',
      ],
      services: [
        ['Wash and fold', 1, 3, 'pound'],
        ['Double washer', 4, 6],
        ['Triple washer', 6, 9],
        ['Comforter', 22, 38],
      ],
      details: [
        '{twenties} washers, and the big ones take a sleeping bag. +Self-service',
        'Wash and fold left by nine is ready at five.',
        '{first} watches the machines, so you may go for coffee.',
        'The last wash starts ninety minutes before closing.',
        'Soap is in the machine on the wall, {dollars} quarters.',
        'There is a corner with crayons and a television without sound.',
        'Dryers run {dollars} minutes on a quarter. +Self-service',
        'Lost socks hang on a line by the window.',
      ],
      isUnlike: true,
      without: ['Alterations'],
    },
    {
      is: 'a dry cleaner',
      offers: [
        'same-day shirts',
        'wedding gown preservation',
        'alterations',
        'leather care',
        'rugs and drapes',
        'pickup and delivery',
      ],
      details: [
        'In by nine, out by five, Monday to Friday. +Same-day service',
        'Buttons are counted when you drop off and when you pick up.',
        '{first} gets out red wine, and asks no questions.',
        'Hangers come back for {dollars} cents each.',
        'Shirts are pressed by hand at the collar.',
        'The ticket has a day on it, and that is the day.',
        'A seamstress is in on {weekday}s. +Alterations',
        'Gowns are boxed with acid-free paper.',
        'Water does most of the work here, and solvents very little. +Eco-friendly products',
      ],
      without: ['Self-service', 'Open 24 hours'],
    },
  ],
};
