type Task = { what: string; everyMinutes: number };

/** The tasks of workers/scheduled.ts, by the names under which their runs are recorded. */
export const cronTasks = {
  decisions: { what: 'Executes what admins decided', everyMinutes: 1 },
  mails: { what: 'Sends emails', everyMinutes: 1 },
  imports: { what: 'Processes imports', everyMinutes: 1 },
  'due-changes': { what: 'Publishes articles, reopens listings', everyMinutes: 1 },
  metrics: { what: 'Rolls up measurements', everyMinutes: 60 },
  statistics: { what: 'Deletes old statistics', everyMinutes: 60 },
  photos: { what: 'Deletes unused photos', everyMinutes: 60 },
  listings: { what: 'Ends expired access, asks to confirm facts', everyMinutes: 60 },
  'old-mails': { what: 'Deletes old emails', everyMinutes: 60 },
  notifications: { what: 'Deletes old notifications', everyMinutes: 60 },
  'old-documents': { what: 'Deletes documents of old claims', everyMinutes: 60 },
  'old-imports': { what: 'Deletes old imports', everyMinutes: 60 },
  'audit-head': { what: 'Checks the audit log, records its hash', everyMinutes: 60 },
  charts: { what: 'Updates the charts', everyMinutes: 60 },
  'metro-indexes': { what: 'Saves the short list for outages', everyMinutes: 60 },
  duplicates: { what: 'Looks for duplicate listings', everyMinutes: 60 },
} as const satisfies Record<string, Task>;

export type CronTask = keyof typeof cronTasks;
