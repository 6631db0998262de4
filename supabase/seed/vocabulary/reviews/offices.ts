import type { ReviewWords } from './review-words.ts';

export const offices: ReviewWords[] = [
  {
    categories: ['lawyers', 'accountants', 'real-estate', 'insurance', 'banks'],
    praise: [
      'They answered in plain words and in writing.',
      'I called and had a real person within a minute.',
      'They told me when I did not need them.',
      'Returned every call the same day.',
      'No pressure, no jargon, no surprise at the end.',
      '{staff} called back on the same {weekday}.',
      '{staff} explained it to my {person} in ten minutes.',
      'My {person} sent us, and we were glad of it.',
      'I asked {staff} {few} times and was never made to feel slow.',
    ],
    mixed: [
      'They know what they are doing; you have to ask twice for an update.',
      '{staff} is careful, which takes time.',
      'Good advice, much paper.',
    ],
    blame: [
      'I was handed to somebody new each time and told my story four times.',
      '{staff} left, and nobody told us who has our papers.',
      'We asked in {month} and never heard back.',
    ],
  },
  {
    categories: ['lawyers', 'accountants'],
    praise: [
      'The fee was named on the first day and did not change.',
      'They took an hour to explain what the letter meant.',
      'They caught a mistake that would have cost us a year’s savings.',
      '{staff} wrote the letter that nobody else would write.',
    ],
    mixed: ['It took until {month} to get an appointment.'],
    blame: [
      'They missed the date, and I paid the penalty.',
      'Three weeks without a word, then a bill for a phone call.',
    ],
  },
  {
    categories: ['lawyers', 'insurance'],
    praise: [
      'We came about {offer} and left with a plan.',
      'For {offer} I would go to {staff} again.',
    ],
    mixed: [],
    blame: ['We came about {offer} and left with a brochure.'],
  },
  {
    categories: ['accountants', 'real-estate', 'banks'],
    praise: [
      'We came with a muddle and left with a plan.',
      'I would go to {staff} again with anything.',
    ],
    mixed: [],
    blame: ['We came with a question and left with a brochure.'],
  },
  {
    categories: ['lawyers'],
    praise: [
      'Kind at a time when little else was.',
      'The other side called {staff} “thorough”, and not happily.',
    ],
    mixed: ['We won, and it took a year.'],
    blame: ['I learned of the hearing a day after it.'],
  },
  {
    categories: ['accountants'],
    praise: [
      'I brought a shoebox and left with a folder.',
      'They found two deductions that I had missed for years.',
      'The IRS wrote, {staff} answered, that was that.',
    ],
    mixed: ['Honest people in a busy season: expect to wait in March.'],
    blame: ['They filed for an extension without asking me.'],
  },
  {
    categories: ['real-estate'],
    praise: [
      '{staff} pointed at the cracks before we saw them.',
      'They told us to offer less, and we got it.',
      'Eleven viewings, and never a sigh.',
      'The keys were there on the day, with a loaf of bread.',
      'We sold in {few} days for what {staff} had said.',
      '{staff} knows which side of the street has the sun.',
    ],
    mixed: ['Good people; the photos promised more light.'],
    blame: [
      'They showed us houses that we had said we could not pay.',
      'The lease had a page that nobody had mentioned.',
    ],
  },
  {
    categories: ['insurance'],
    praise: [
      'The claim was paid before the roof was dry.',
      '{staff} read the small print to us, aloud.',
      'They moved us to a cheaper policy without being asked.',
      'I sent a photo of the dent, and {staff} did the rest.',
      'They told my {person} what is not covered, first.',
    ],
    mixed: ['Helpful when you call; the letters are a riddle.'],
    blame: [
      'The premium went up, and the explanation was a brochure.',
      'My claim sat on a desk until {month}.',
    ],
  },
  {
    categories: ['banks'],
    praise: [
      'I know the teller, and the teller knows me.',
      'They turned down the big loan and wrote the small one, and were right.',
      '{staff} opened an account for my {child} with eleven dollars.',
      'They stopped a strange charge before I had seen it.',
      'The line is short and moves.',
    ],
    mixed: ['Good people; the app is from another decade.'],
    blame: [
      'A fee for closing the account that nobody had mentioned when I opened it.',
      'Two windows, one open, eleven of us.',
    ],
  },
];
