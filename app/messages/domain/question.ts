export const question = 'Question';
export const answer = 'Answer';
