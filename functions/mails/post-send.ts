import { mailRuns } from '#app/config/limits.ts';
import { createNudge } from '../http/nudge.ts';
import { sendWaitingMails } from './send-waiting-mails.ts';

/**
 * `POST /api/mails/send` -> 202: sends due mails now instead of in the next minute. Needs no
 * authorization: it reveals nothing, and the database alone decides what is sent.
 */
export const postSend = createNudge((env) => sendWaitingMails(env, mailRuns.nudgedMs));
