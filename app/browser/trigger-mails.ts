/** Triggers sending of the mails just enqueued; without it they go within the next minute. */
export function triggerMails(): void {
  navigator.sendBeacon('/api/mails/send');
}
