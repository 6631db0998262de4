/** What is said of any kind of business. */
export const commonPraise = [
  'Would go again tomorrow.',
  'A friend sent me here and now I send mine.',
  'You can tell that the owner is there every day.',
  'No complaints, and I usually have one.',
  'I read the other reviews first, and they are right.',
  'Easy to talk to.',
  'Good people.',
  'We moved here in the spring and this is one of the reasons we stay.',
  'Fair, friendly, done.',
  'Glad that places like this still exist.',
  'The kind of place that you hope never changes hands.',
  'Worth the wait.',
  'I have been coming for years and only now got around to saying so.',
  'Everything as described.',
  'My {person} told me about it in {month}, and now I tell others.',
  '{staff} remembered my name from {month}.',
  'I called on a {weekday} in {month} and was helped at once.',
  '{staff} took the time, and I had a lot of questions.',
  'My {person} is hard to please and liked it.',
  'I have sent my {person} here since.',
  'We found it by chance in {month} and have been back {few} times.',
  '{staff} called me back within the hour.',
  'On a busy {weekday} {staff} still had a smile left.',
  'It was my {person}’s idea, and a good one.',
  '{staff} deserves a raise.',
  'I said that it was urgent, and {staff} believed me.',
  'They were kind to my {person}, who is not always easy.',
  'Since {month} I have gone nowhere else.',
];

export const commonMixed = [
  'Call first; the hours change around holidays.',
  'Better on a weekday.',
  'Not perfect, but I will be back.',
  'It depends a little on who is working that day.',
  'Good, with room to get better.',
  'My {person} was happier with it than I was.',
  '{staff} was helpful; it just took long.',
  'Go on a {weekday} if you can.',
  'It was better in {month}.',
  '{staff} tries hard, with too few people.',
];

export const commonBlame = [
  'I wanted to like it.',
  'I will not be back, and I am sorry to say it.',
  'Perhaps it was a bad day, but it was my only one.',
  'When I called about it, nobody wanted to know.',
  'I expected more after what I had read.',
  'I left with less than I came with.',
  'My {person} warned me in {month}, and I did not listen.',
  'I asked for {staff} and got somebody else.',
  'My {person} wrote to them in {month} and still waits.',
  'Three people told me three things, {staff} the worst one.',
  'I waited a whole {weekday} for nothing.',
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
