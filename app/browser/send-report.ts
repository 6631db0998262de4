import { sessionStorageKey } from '#app/config/session.ts';

const json = 'application/json';

/**
 * Sends what is told when a page is left. A beacon has no headers, so a signed-in browser's report, which
 * needs one, is a fetch.
 * @returns whether it was taken
 */
export async function sendReport(endpoint: string, body: string): Promise<boolean> {
  // Throws where storage is blocked: such a visit is not reported.
  const token = JSON.parse(localStorage.getItem(sessionStorageKey) as string)?.access_token;
  if (!token) return navigator.sendBeacon(endpoint, new Blob([body], { type: json }));
  const headers = { 'Content-Type': json, Authorization: `Bearer ${token}` };
  return (await fetch(endpoint, { method: 'POST', keepalive: true, headers, body })).ok;
}
