import { sessionStorageKey } from '#app/config/session.ts';

const json = 'application/json';

/**
 * Sends a report while the page is being left. Uses a beacon, or a keepalive fetch for signed-in
 * users, because a beacon cannot carry the Authorization header.
 * @returns whether it was accepted (for a beacon: queued)
 */
export async function sendReport(endpoint: string, body: string): Promise<boolean> {
  // Throws where storage is blocked: such a visit is not reported.
  const token = JSON.parse(localStorage.getItem(sessionStorageKey) as string)?.access_token;
  if (!token) return navigator.sendBeacon(endpoint, new Blob([body], { type: json }));
  const headers = { 'Content-Type': json, Authorization: `Bearer ${token}` };
  return (await fetch(endpoint, { method: 'POST', keepalive: true, headers, body })).ok;
}

/** Global Privacy Control, and Do Not Track, which some browsers still send. */
export function asksNotToBeCounted(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** Triggers sending of the mails just enqueued; without it they go within the next minute. */
export function triggerMails(): void {
  navigator.sendBeacon('/api/mails/send');
}

/** Continues imports now instead of within the next minute. */
export function triggerImports(): void {
  navigator.sendBeacon('/api/imports/process');
}
