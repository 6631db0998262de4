import { mailRuns } from '#app/config/limits.ts';
import { createNudge } from '../http/nudge.ts';
import { sendWaitingMails } from './send-waiting-mails.ts';

/**
 * `POST /api/mails/send` -> 202: sends mails that are due, without waiting for the next minute.
 * Reveals nothing; only the database decides what is sent.
 */
export const postSend = createNudge((env) => sendWaitingMails(env, mailRuns.nudgedMs));
