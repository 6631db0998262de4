import { requiredText } from '../field/field.ts';

/** The rules of the fields of a message as its forms have them. */
export const messageFields = { body: requiredText('Message', 3000) };

/** Of a request to several businesses. */
export const maxRecipients = 3;
