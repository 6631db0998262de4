/** What is said of any kind of business. */
export const commonPraise = [
  'Would go again tomorrow.',
  'A friend sent me here and now I send mine.',
  'You can tell that the owner is there every day.',
  'No complaints, and I usually have one.',
  'I read the other reviews first, and they are right.',
  'Easy to find, easy to like.',
  'Good people.',
  'We moved here in the spring and this is one of the reasons we stay.',
  'Fair, friendly, done.',
  'Glad that places like this still exist.',
  'The kind of place that you hope never changes hands.',
  'Worth the detour.',
  'I have been coming for years and only now got around to saying so.',
  'Everything as described.',
];

export const commonMixed = [
  'Call first; the hours change around holidays.',
  'Better on a weekday.',
  'Not perfect, but I will be back.',
  'It depends a little on who is working that day.',
  'Good, with room to get better.',
];

export const commonBlame = [
  'I wanted to like it.',
  'I will not be back, and I am sorry to say it.',
  'Perhaps it was a bad day, but it was my only one.',
  'When I called about it, nobody wanted to know.',
  'I expected more after what I had read.',
  'I left with less than I came with.',
];

export const praiseAnswers = [
  'Thank you, this made our week. See you soon.',
  'Thanks for taking the time to write. I have read it to everybody here.',
  'That was a good day for us, too. Come back any time.',
  'We are lucky in our customers. Thank you.',
  'Thank you! Ask for me the next time and I will say hello.',
  'Happy to hear it. Tell us when you try something new.',
];

export const mixedAnswers = [
  'Thanks for the honest words. We are working on exactly that.',
  'Fair point, and you are not the first to say so. We have changed how we do it.',
  'Thank you. Weekday mornings are our quiet time, if that suits you.',
];

export const blameAnswers = [
  'I am sorry. This is not how we want to do things; please call and ask for the owner, and I will make it right.',
  'You are right, and I apologize. I have talked with the team about that day.',
  'Thank you for telling us. We had two people out sick, which explains it and does not excuse it.',
  'I have looked into it and we made a mistake. A refund is on its way.',
  'That should not have happened. Please give us another chance, on us.',
];

/** Why an admin hid a review; its author reads this. */
export const hiddenReasons = [
  'It names a private person and tells where they live.',
  'It is about another business of the same name.',
  'The author wrote it about a former employer, not as a customer.',
];
