import type { ReviewWords } from './review-words.ts';

export const shopping: ReviewWords[] = [
  {
    categories: [
      'grocery-stores',
      'bookstores',
      'florists',
      'hardware-stores',
      'clothing-stores',
      'furniture-stores',
    ],
    praise: [
      'I went in for one thing and somebody helped me find the right one of it.',
      'They know what is on every shelf and where.',
      'You will not find {offer} like this anywhere else in town.',
      'They ordered what they did not have, and called when it came.',
      'I asked a beginner’s question and got a kind answer.',
      'Prices as at the big stores, without the walk across a parking lot.',
      'They took it back without the receipt, because they remembered me.',
      'A shop that makes you want to look at things.',
      'I stop by for {offer} every other week.',
      'They wrapped it so nicely that I was sorry to give it away.',
      'The owner told me not to buy the more expensive one.',
      'Quiet, well lit, and there is a chair for whoever is waiting.',
    ],
    mixed: [
      'A good choice of {offer}, but little room between the shelves.',
      'Friendly; closes too early for people who work.',
      'Nice things, some of them priced for tourists.',
      'The delivery came a day late, with an apology.',
    ],
    blame: [
      'It broke within the week and they pointed at a sign about returns.',
      'The website said they had it, the shelf said otherwise.',
      'I was followed around the whole time.',
      'Nobody at the register for ten minutes.',
      'The delivery window was “some time Thursday” and it was Saturday.',
    ],
  },
  {
    categories: ['dry-cleaners'],
    praise: [
      'Got a stain out that two others had given up on.',
      'Ready on the day on the ticket, every time.',
      'They sewed a button back on without a word about it.',
      'I bring everything here, {offer} included.',
      'Machines that work, change that works, a clean folding table.',
      'They called to ask about a delicate one before they touched it.',
      'The hem is so neat that my tailor asked who did it.',
    ],
    mixed: [
      'Good, but they close before I can get there on weekdays.',
      'Fine work, more paper and plastic than I need.',
    ],
    blame: [
      'My jacket came back a size smaller.',
      'They lost a shirt and offered me somebody else’s.',
      'Half of the machines were out of order.',
    ],
  },
];
