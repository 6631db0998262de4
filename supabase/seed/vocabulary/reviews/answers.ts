import type { Setting } from '../leads.ts';

/**
 * What owners answer, by what they do. Each list keeps its length: the stream that draws from it
 * draws ratings, too.
 */
type Answers = { praise: string[]; mixed: string[]; blame: string[] };

const atTheCounter: Answers = {
  praise: [
    'Thank you, this made our week. See you soon.',
    'Thanks for taking the time to write. I have read it to everybody here.',
    'That was a good day for us, too. Come back any time.',
    'We are lucky in our customers. Thank you.',
    'Thank you! Ask for me the next time and I will say hello.',
    'Happy to hear it. Tell us when you try something new.',
  ],
  mixed: [
    'Thanks for the honest words. We are working on exactly that.',
    'Fair point, and you are not the first to say so. We have changed how we do it.',
    'Thank you. Come again and tell me whether it is better.',
  ],
  blame: [
    'I am sorry. This is not how we want to do things; please call and ask for the owner, and I will make it right.',
    'You are right, and I apologize. I have talked with the team about that day.',
    'Thank you for telling us. We had two people out sick, which explains it and does not excuse it.',
    'I have looked into it, and the mistake was ours. I am sorry.',
    'That should not have happened. Please give us another chance, on us.',
  ],
};

const byAppointment: Answers = {
  praise: [
    'Thank you, this made our week.',
    'Thanks for taking the time to write. I have read it to everybody here.',
    'It was good to meet you. Call whenever something comes up.',
    'Thank you for the trust.',
    'Thank you! I have passed it on to the person you mean.',
    'Happy to hear it, and thank you for telling others.',
  ],
  mixed: [
    'Thanks for the honest words. We are working on exactly that.',
    'Fair point, and you are not the first to say so. We have changed how we do it.',
    'Thank you. Please call, so that I can look into it with you.',
  ],
  blame: [
    'I am sorry. This is not how we want to do things; please call and ask for the owner, and I will make it right.',
    'You are right, and I apologize. I have talked with everybody here about it.',
    'Thank you for telling us. We were short of people, which explains it and does not excuse it.',
    'I have looked into it, and the mistake was ours. I am sorry.',
    'That should not have happened. Please call me, and we will settle it.',
  ],
};

const inTheHouse: Answers = {
  praise: [
    'Thank you, this made our week. See you soon.',
    'Thanks for taking the time to write. I have read it to everybody here.',
    'That was a good day for us, too. Come back any time.',
    'We are lucky in our guests. Thank you.',
    'Thank you! Ask for me the next time and I will say hello.',
    'Happy to hear it, and thank you for telling others.',
  ],
  mixed: atTheCounter.mixed,
  blame: [
    ...atTheCounter.blame.slice(0, 4),
    'That should not have happened. Please come again as our guest.',
  ],
};

export const answersBySetting: Record<Setting, Answers> = {
  table: atTheCounter,
  shop: atTheCounter,
  counter: atTheCounter,
  care: byAppointment,
  call: byAppointment,
  office: byAppointment,
  house: inTheHouse,
};
