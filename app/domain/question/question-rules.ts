import { requiredText } from '../field/field.ts';

/** The rules of the fields of a question and of an answer as their forms have them. */
export const questionFields = {
  question: requiredText('Question', 1000),
  answer: requiredText('Answer', 1000),
};
