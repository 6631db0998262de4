import type { Setting } from '../leads.ts';

type Words = { praise: string[]; mixed: string[]; blame: string[] };

/** What is said of any kind of business. */
const anywhere: Words = {
  praise: [
    'No complaints, and I usually have one.',
    'I read the other reviews first, and they are right.',
    'Good people.',
    'Glad that they are still around.',
    'My {person} told me about it in {month}, and now I tell others.',
    'I have told my {person} about them since.',
    'It was my {person}’s idea, and a good one.',
  ],
  mixed: [
    'Not perfect, but I will be back.',
    'It depends a little on who is working that day.',
    'Good, with room to get better.',
    '{staff} tries hard, with too few people.',
  ],
  blame: [
    'I wanted to like it.',
    'I will not be back, and I am sorry to say it.',
    'Perhaps it was a bad day, but it was my only one.',
    'I expected more after what I had read.',
    'My {person} warned me in {month}, and I did not listen.',
    'When I complained, nobody wanted to know.',
  ],
};

/** Where people walk in. */
const doors: Words = {
  praise: [
    'Would go again tomorrow.',
    'A friend sent me here and now I send mine.',
    'I have been coming for years and only now got around to saying so.',
    'Since {month} I have gone nowhere else.',
    'You can tell that the owner is there every day.',
    'We moved here in the spring and this is one of the reasons we stay.',
    'The kind of place that you hope never changes hands.',
    'Worth the wait.',
    'My {person} is hard to please and liked it.',
    'We found it by chance in {month} and have been back {few} times.',
    'On a busy {weekday} {staff} still had a smile left.',
    '{staff} remembered my name from {month}.',
  ],
  mixed: [
    'Call first; the hours change around holidays.',
    'Better on a {weekday}.',
    'My {person} was happier with it than I was.',
    '{staff} was helpful; it just took long.',
    'Go on a {weekday} if you can.',
  ],
  blame: ['It was empty on a {weekday}, and now I know why.'],
};

/** Where people bring a question, or call. */
const desks: Words = {
  praise: [
    'Easy to talk to.',
    'Fair, friendly, done.',
    'I called on a {weekday} in {month} and was helped at once.',
    '{staff} took the time, and I had a lot of questions.',
    '{staff} called me back within the hour.',
    'They were kind to my {person}, who is not always easy.',
    'Everything as described.',
  ],
  mixed: [
    '{staff} was helpful; it just took long.',
    'The phone rings for a while before they pick up.',
  ],
  blame: [
    'My {person} wrote to them in {month} and still waits.',
    'Three people told me three things, and {staff} a fourth.',
    'I left two messages and heard nothing.',
  ],
};

const commonBySetting: Record<Setting, Words[]> = {
  table: [anywhere, doors],
  shop: [anywhere, doors],
  counter: [anywhere, desks],
  care: [anywhere, desks],
  call: [anywhere, desks],
  office: [anywhere, desks],
  house: [anywhere],
};

/** What is said of any business that one meets in that way. */
export function findCommonWords(setting: Setting): Words {
  const found = commonBySetting[setting];
  return {
    praise: found.flatMap(({ praise }) => praise),
    mixed: found.flatMap(({ mixed }) => mixed),
    blame: found.flatMap(({ blame }) => blame),
  };
}

/** Why an admin hid a review; its author reads this. */
export const hiddenReasons = [
  'It names a private person and tells where they live.',
  'It is about another business of the same name.',
  'The author wrote it about a former employer, not as a customer.',
];
