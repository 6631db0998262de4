import { formatList } from '#app/messages/sentences.ts';

// Of each alarm: its title, what it says while it lasts, and where admins look first.

export const failingTasks = 'Scheduled tasks fail';
export const failingTasksDetail = ({ tasks }: { tasks: string[] }) => formatList(tasks);
export const stoppedMails = 'Emails are not sent';
export const stoppedMailsDetail = ({ waiting, minutes }: { waiting: number; minutes: number }) =>
  `${waiting} ${waiting === 1 ? 'email waits' : 'emails wait'}, the oldest for ${minutes} minutes`;
export const lateQueue = 'The review queue is late';
export const lateQueueDetail = ({ waiting, days }: { waiting: number; days: number }) =>
  `${waiting} ${waiting === 1 ? 'item has' : 'items have'} waited more than a week, the oldest ${days} days`;
export const risingErrors = 'Errors rise';
export const failedRequestsDetail = ({ failed, requests }: { failed: number; requests: number }) =>
  `${failed} of ${requests} requests failed in the last two hours`;
export const browserErrorsDetail = ({ errors }: { errors: number }) =>
  `${errors} errors in browsers in the last two hours, more than three times as many as before`;
export const fullDatabase = 'The database nears your plan’s size';
export const fullStorage = 'File storage nears your plan’s size';
export const sizeDetail = ({ used, included }: { used: string; included: number }) =>
  `${used} of ${included} GB`;
export const oldBackup = 'The last backup is old';
export const oldBackupDetail = ({ hours }: { hours: number }) => `Made ${hours} hours ago`;
export const noBackupDetail = 'There is no backup yet';
export const test = 'Test of the alarms';

type Said = { title: string; event: 'started' | 'reminder' | 'ended' | 'test' };

/** The subject of its mail, the line of the bell, and the first line in a chat. */
export function alarmSubject({ title, event }: Said): string {
  if (event === 'test') return title;
  if (event === 'ended') return `Resolved: ${title}`;
  return event === 'started' ? `Alarm: ${title}` : `Still: ${title}`;
}

export const testBody = 'Alarms reach you this way. Nothing is wrong.';
export const viewHealth = 'View health';
