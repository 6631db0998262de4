import { defineRead } from '../call-function.ts';
import { defineWrite } from '../call-write.ts';

/** Returns the state of the mail queue for admins. */
export const findFailedMails = defineRead('find_failed_mails');

/** Enqueues failed mails again, for an admin. */
export const retryMails = defineWrite('retry_mails');
