type Task = { what: string; everyMinutes: number };

/** The tasks of workers/scheduled.ts, by the names under which their runs are recorded. */
export const cronTasks = {
  decisions: { what: 'Executes what admins decided', everyMinutes: 1 },
  mails: { what: 'Sends emails', everyMinutes: 1 },
  imports: { what: 'Works imports', everyMinutes: 1 },
  'due-changes': { what: 'Shows what is due: articles, reopened listings', everyMinutes: 1 },
  metrics: { what: 'Adds up measurements', everyMinutes: 60 },
  statistics: { what: 'Deletes old statistics', everyMinutes: 60 },
  photos: { what: 'Removes photos that nothing shows', everyMinutes: 60 },
  listings: { what: 'Ends past access, asks owners what is right', everyMinutes: 60 },
  'old-mails': { what: 'Deletes old emails', everyMinutes: 60 },
  notifications: { what: 'Deletes old notifications', everyMinutes: 60 },
  'old-documents': { what: 'Deletes documents of old claims', everyMinutes: 60 },
  'old-imports': { what: 'Deletes old imports', everyMinutes: 60 },
  'audit-head': { what: 'Checks and notes the end of the audit log', everyMinutes: 60 },
  charts: { what: 'Counts for the charts', everyMinutes: 60 },
  'metro-indexes': { what: 'Keeps what is searched in an outage', everyMinutes: 60 },
  duplicates: { what: 'Compares listings with each other', everyMinutes: 60 },
} as const satisfies Record<string, Task>;

export type CronTask = keyof typeof cronTasks;
