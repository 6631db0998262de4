import { field, optionalText, requiredText } from '../field/field.ts';

/** The rules of the fields of a review as the form has them. */
export const reviewFields = {
  rating: field((value) =>
    /^[1-5]$/.test(String(value))
      ? { ok: true, value: String(value) }
      : { ok: false, message: 'Please choose 1 to 5 stars' },
  ),
  body: requiredText('Review', 5000),
  answer: requiredText('Answer', 5000),
  appeal: requiredText('Appeal', 1000),
  notice: optionalText('Notice', 300),
};
