import type { ReviewWords } from './review-words.ts';

const beauty = ['hair-salons', 'barbers', 'nail-salons', 'spas'];

export const care: ReviewWords[] = [
  {
    categories: beauty,
    praise: [
      'Nobody tried to sell me a bottle of anything.',
      'The appointment began on time and I was out when they said I would be.',
      'You can ask for quiet and you get it.',
      '{staff} listened first and worked second.',
      'I have gone to {staff} since {month} and will not go elsewhere.',
      '{staff} told me what I did not need.',
      'Spotless, from the chairs to the towels.',
      'My {person} booked it for my birthday, and I have been back {few} times.',
      'I came on a {weekday} with a headache and left without it.',
      '{staff} remembers what we talked about the last time.',
    ],
    mixed: [
      'The result is good; the wait was twenty minutes past my appointment.',
      'I am happy with it, less so with the parking.',
      '{staff} is wonderful, and booked out until {month}.',
      'It took an hour longer than I was told.',
    ],
    blame: [
      'They were double-booked and I got the half that was left.',
      'The price at the till was not the price on the phone.',
      'I said twice what I did not want and got it anyway.',
      'Rushed from start to finish, with one eye on the clock.',
      '{staff} was on the phone half of the time.',
    ],
  },
  {
    categories: ['hair-salons'],
    praise: [
      'I showed a blurry picture and walked out with exactly that.',
      'I came in before a wedding and felt like myself, only rested.',
      'My grandmother gets the same care as the bride in the next chair.',
      'They asked what I do in the morning before they picked up the scissors.',
      'My {person} asked who cuts my hair; it is {staff}.',
      '{staff} did not laugh at what I had done to it in {month}.',
    ],
    mixed: ['The color is lovely and needs a touch-up every month.'],
    blame: [
      'I left with a color that I had pointed away from.',
      'One side is longer, and I found out at home.',
    ],
  },
  {
    categories: ['hair-salons'],
    of: /curl/i,
    praise: [
      'Somebody who knows what a curl does when it dries.',
      'No comb, no sighing, no flat iron unless I ask.',
    ],
    mixed: [],
    blame: ['They combed my curls dry, and I cried.'],
  },
  {
    categories: ['barbers'],
    praise: [
      'The fade is even, and it stays even for weeks.',
      'In and out in half an hour, neck shaved and all.',
      'My {person} goes to {staff} and will not let anybody else near.',
      'The talk is about the game and never about me.',
      'They line it up with a razor and a steady hand.',
      'The towel is hot, the chair goes back, and you are gone for ten minutes.',
    ],
    mixed: ['Good cut; bring something to read.'],
    blame: [
      'He did the same cut on me as on the man before.',
      'A nick behind the ear, and a shrug.',
    ],
  },
  {
    categories: ['hair-salons', 'barbers'],
    praise: [
      'My {child} sat still for the first time.',
      'It still looked right five weeks later.',
      'They fixed what another place had done to me, and were polite about it.',
    ],
    mixed: ['A little shorter than I asked for, but it grows.'],
    blame: [],
  },
  {
    categories: ['nail-salons'],
    praise: [
      'It held for three weeks of gardening without a chip.',
      'The tools come out of a sealed bag.',
      'My {person} asked where I had the flowers painted.',
      '{staff} has the steadiest hand in town.',
      'They did not touch my cuticles, as I had asked.',
      'We came as four and left with forty good ones. +Good for groups',
    ],
    mixed: [
      'Pretty, but it chipped on the second {weekday}.',
      'The fumes were strong by the window.',
    ],
    blame: ['It peeled within two days.', 'They cut me and went on as if nothing had happened.'],
  },
  {
    categories: ['spas'],
    praise: [
      'My shoulders came down for the first time since {month}.',
      'Nobody hurried me off the table.',
      'Warm floor, warm towels, no talking.',
      'I slept that night as I had not in weeks.',
      'We went as a pair and hardly said a word. +Couples',
    ],
    mixed: ['Lovely people, thin walls.'],
    blame: ['The room was cold, and I said so.', 'I paid for an hour and got forty minutes.'],
  },
  {
    categories: ['spas'],
    of: /bathhouse/i,
    praise: ['Hot, cold, hot, cold, and home to bed.', 'The cold pool is as cold as they say.'],
    mixed: ['Too many people in the sauna on a {weekday}.'],
    blame: ['The sauna was lukewarm, and the plunge was, too.'],
  },
  {
    categories: ['spas'],
    of: /massage/i,
    praise: [
      '{staff} found the knot that I had not mentioned.',
      'I could turn my head again the next morning.',
      'Firm where I asked for firm, and never too much.',
    ],
    mixed: ['Good hands, and more pressure than I had asked for.'],
    blame: ['I was sore for three days and no looser.'],
  },
  {
    categories: ['gyms', 'yoga-studios'],
    praise: [
      'I was the oldest person in the room and nobody made me feel it.',
      'They correct you quietly, with a reason.',
      'No shouting, no selling.',
      '{staff} found another exercise when my knee complained.',
      'My {person} goes on {weekday}s and I on the other days.',
      '{staff} noticed that I had been away in {month}.',
      'I began in {month} and can tie my shoes again.',
      'I dragged my {person} along, who now goes without me.',
      'Three months of it and my back has stopped complaining.',
      '{weekday} with {staff} is the best hour of my week.',
      'I came for an hour and found half of my neighbors there.',
      'I had quit {few} others before this one.',
    ],
    mixed: [
      'Book early: {weekday}s fill within the hour.',
      'I would like more of it in the morning.',
      'The lockers are small for a winter coat.',
      '{staff} is good; the playlist is not.',
      '{weekday}s are too full.',
    ],
    blame: [
      'Kept charging me after I had canceled; it took three e-mails.',
      'The class was canceled while we stood at the door.',
      '{staff} was late {few} times in {month}.',
      'It smells of everybody who was there before.',
    ],
  },
  {
    categories: ['gyms'],
    praise: [
      'Clean, light, and the showers are hot. +Showers',
      'Canceling was one line at the desk, as promised.',
    ],
    mixed: [],
    blame: [
      'Something was broken all month, with a note on it.',
      'So full that I never got to the end of my list.',
    ],
  },
  {
    categories: ['gyms'],
    of: /climbing/,
    praise: [
      'The routes change every few weeks, and so do my goals.',
      'Strangers tell you where to put your foot.',
    ],
    mixed: ['Great walls; chalk in everything you own.'],
    blame: ['Children under the ropes, and nobody said a word.'],
  },
  {
    categories: ['gyms'],
    of: /strength/,
    praise: [
      'Enough plates, enough racks, nobody filming.',
      '{staff} fixed my deadlift in ten minutes.',
    ],
    mixed: ['Two racks too few on a {weekday} evening.'],
    blame: ['Bent bars, and they know it.'],
  },
  {
    categories: ['gyms'],
    of: /boxing/,
    praise: [
      'I had never thrown a punch, and {staff} began with how to stand.',
      'The hardest hour of my week, and the calmest evening.',
    ],
    mixed: ['Good coaching; bring your own gloves.'],
    blame: ['I was put in with people twice my weight.'],
  },
  {
    categories: ['yoga-studios'],
    praise: [
      'The teacher knew my name and my bad knee by the second visit.',
      'Enough room to breathe even at six in the evening.',
      'Beginners are not put in a corner. +Beginner friendly',
    ],
    mixed: ['The room above walks in boots.'],
    blame: ['Thirty of us in a room for fifteen.'],
  },
];
