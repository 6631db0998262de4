import { mailRuns } from '#app/config/limits.ts';
import { createNudge } from '../http/nudge.ts';
import { sendWaitingMails } from './send-waiting-mails.ts';

/**
 * `POST /api/mails/send` -> 202: mails that are due go now and not with the next minute. Whoever asks
 * learns nothing; what is sent, the database alone says.
 */
export const postSend = createNudge((env) => sendWaitingMails(env, mailRuns.nudgedMs));
