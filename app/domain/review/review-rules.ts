import * as t from '#app/messages/domain/field.ts';
import { field, optionalText, requiredText } from '../field/field.ts';

/** The rules of the fields of a review as the form has them. */
export const reviewFields = {
  rating: field((value) =>
    /^[1-5]$/.test(String(value))
      ? { ok: true, value: String(value) }
      : { ok: false, message: t.chooseStars },
  ),
  body: requiredText(t.review, 5000),
  answer: requiredText(t.answer, 5000),
  notice: optionalText(t.notice, 300),
};
