/** Has the mails sent that something was just done about; else they go with the next minute. */
export function nudgeMails(): void {
  navigator.sendBeacon('/api/mails/send');
}
