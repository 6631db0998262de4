import { alarmPostTimeoutMs } from '#app/config/limits.ts';

/**
 * Returns what posts a text in the shape that Slack's, Mattermost's and Google Chat's incoming webhooks take.
 * https://api.slack.com/messaging/webhooks
 * @throws Error with the status when it is not accepted
 */
export function createAlarmWebhook(url: string): (text: string) => Promise<void> {
  return async (text) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text }),
      signal: AbortSignal.timeout(alarmPostTimeoutMs),
    });
    await response.body?.cancel();
    // Its address is a secret, so only the status is said.
    if (!response.ok) throw new Error(`webhook_${response.status}`);
  };
}
