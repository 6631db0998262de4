import type { MailCounts } from '#app/domain/mail/mail.ts';

/** Formats the mail queue in Prometheus's text format. */
export function formatMailGauges(
  { waiting, waiting_since, failed }: MailCounts,
  now: Date,
): string {
  const waitedMs = waiting_since === null ? 0 : now.getTime() - Date.parse(waiting_since);
  const gauges = [
    ['mainstreet_mails_waiting', 'Emails waiting to be sent.', waiting],
    ['mainstreet_mails_oldest_wait_seconds', 'Age of the oldest waiting email.', waitedMs / 1000],
    ['mainstreet_mails_failed', 'Undeliverable emails.', failed],
  ] as const;
  return gauges
    .map(
      ([name, help, value]) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`,
    )
    .join('');
}
