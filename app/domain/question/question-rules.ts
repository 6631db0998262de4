import * as t from '#app/messages/domain/field.ts';
import { requiredText } from '../field/field.ts';

/** The rules of the fields of a question and of an answer as their forms have them. */
export const questionFields = {
  question: requiredText(t.question, 1000),
  answer: requiredText(t.answer, 1000),
};
