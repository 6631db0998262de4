import * as t from '#app/messages/domain/field.ts';
import { requiredText } from '../field/field.ts';

export const maxMessageLength = 3000;

/** The rules of the fields of a message as its forms have them. */
export const messageFields = { body: requiredText(t.message, maxMessageLength) };

/** Of a request to several businesses. */
export const maxRecipients = 3;
