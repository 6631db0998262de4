import { mailRuns } from '#app/config/limits.ts';
import { createBackgroundTask } from '../http/background-task.ts';
import { sendQueuedMails } from './send-queued-mails.ts';

/**
 * `POST /api/mails/send` -> 202: sends mails that are due, without waiting for the next minute.
 * Reveals nothing; only the database decides what is sent.
 */
export const postSend = createBackgroundTask((env) => sendQueuedMails(env, mailRuns.triggeredMs));
