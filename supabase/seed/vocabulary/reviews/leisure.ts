import type { ReviewWords } from './review-words.ts';

export const leisure: ReviewWords[] = [
  {
    categories: ['lawyers', 'accountants', 'real-estate', 'insurance', 'banks'],
    praise: [
      'They answered in plain words and in writing.',
      'I called about {offer} and had a real person within a minute.',
      'They told me when I did not need them.',
      'The fee was named on the first day and did not change.',
      'Returned every call the same day.',
      'They caught a mistake that would have cost us a year’s savings.',
      'No pressure, no jargon, no surprise at the end.',
      'My parents trusted them with {offer}, and now so do I.',
      'They took an hour to explain what the letter meant.',
      'Kind at a time when little else was.',
    ],
    mixed: [
      'They know what they are doing; you have to ask twice for an update.',
      'Good with {offer}, slow with paper.',
      'Honest people in a busy season: expect to wait in March.',
    ],
    blame: [
      'Three weeks without a word, then a bill for a phone call.',
      'I was handed to somebody new each time and told my story four times.',
      'They missed the date, and I paid the penalty.',
      'A fee for closing the account that nobody had mentioned when I opened it.',
    ],
  },
  {
    categories: ['hotels'],
    praise: [
      'Slept with the window open and heard nothing but birds.',
      'The person at the desk drew us a map of where she eats herself.',
      'They held our bags all day without being asked twice.',
      'Clean corners, good water pressure, a reading light that works.',
      'We came for {offer} and would come back for the beds.',
      'Breakfast started early enough for our flight.',
      'Late arrival, warm welcome, key in an envelope.',
      'Nothing fancy, everything in order.',
    ],
    mixed: [
      'A charming old building with the plumbing of one.',
      'Good room; the elevator is one for two suitcases at most.',
      'Thin walls, but quiet after ten.',
    ],
    blame: [
      'The room that we had booked was “not available”, and the one we got faced the dumpsters.',
      'A fee for parking that appeared at checkout.',
      'The heating clanked all night.',
      'Somebody else’s hair in the tub.',
    ],
  },
  {
    categories: ['museums', 'music-venues'],
    praise: [
      'Small enough to see in an afternoon, good enough to come back.',
      'A volunteer told us the story behind one picture, and we forgot the time.',
      'The sound is clear from every seat.',
      'We came for {offer} and were the last to leave.',
      'Easy with a wheelchair, which is not a given.',
      'Our kids asked to stay longer, and they are nine and twelve.',
      'Tickets cost what it said, without a list of fees.',
      'They open the doors early when it rains.',
    ],
    mixed: [
      'Worth it, but half of one floor was closed.',
      'Great evening, long line for coats.',
      'I would pay a little more for a chair at {offer}.',
    ],
    blame: [
      'The start was two hours after the time on the ticket.',
      'Sold as seated, and then it was not.',
      'Labels so small and so low that I gave up.',
    ],
  },
  {
    categories: ['photographers', 'child-care', 'tutors'],
    praise: [
      'My shy one talks about her all week.',
      'They got a real laugh out of my father, on a Monday.',
      'Patient, prepared, and on time every single week.',
      'We asked for {offer} and got more thought than we paid for.',
      'They tell you how it went, the hard parts included.',
      'The price was the price.',
      'He went from dreading it to asking for more.',
      'They listened before they suggested anything.',
      'Everything was ready on the day it was promised.',
      'Our second child is here now, because of how the first one was treated.',
    ],
    mixed: [
      'Very good, and booked out for weeks.',
      'Happy with {offer}; the calendar by e-mail is a muddle.',
      'The room is warm in summer.',
    ],
    blame: [
      'Cancelled twice on the morning itself.',
      'We waited two months for what was to take two weeks.',
      'Three different people in four visits.',
      'They billed us for a week when they were closed.',
    ],
  },
];
