export const title = 'Question';
export const answerLabel = 'Your answer';
export const send = 'Send answer';
export const yourAnswer = 'Your answer';
export const askedOn = ({ date }: { date: string }) => `An admin asked on ${date}:`;
export const closed = 'It was decided, so nobody waits for an answer any more.';
export const sent = 'The admins read your answer before they decide.';
