import type { Env } from '#app/config/env.ts';

/** A text or a call to a phone of ten digits, formatted as (AAA) BBB-CCCC. */
export type PhoneMessage = { channel: 'text' | 'call'; phone: string; text: string };

const timeoutMs = 8_000;

/**
 * Sends by Twilio's API: a text, or a call that reads the text out twice. Returns false if the provider
 * refused or did not answer; its answer contains the phone, so nothing of it is logged.
 */
export async function sendToPhone(
  { apiUrl, account, key, from }: NonNullable<Env['phone']>,
  { channel, phone, text }: PhoneMessage,
): Promise<boolean> {
  const to = `+1${phone.replaceAll(/\D/g, '')}`;
  const [resource, ...content] =
    channel === 'text' ? ['Messages', 'Body', text] : ['Calls', 'Twiml', writeTwiml(text)];
  try {
    const response = await fetch(`${apiUrl}/2010-04-01/Accounts/${account}/${resource}.json`, {
      method: 'POST',
      headers: { Authorization: `Basic ${btoa(`${account}:${key}`)}` },
      body: new URLSearchParams([['To', to], ['From', from], content]),
      signal: AbortSignal.timeout(timeoutMs),
    });
    // A proxy's page or a wrong address answers 200, too.
    const answer: unknown = await response.json();
    return response.ok && typeof answer === 'object' && answer !== null && 'sid' in answer;
  } catch {
    return false;
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Digits are read one by one. */
function writeTwiml(text: string): string {
  const spoken = text
    .replaceAll(/\d{4,}/g, (digits) => digits.split('').join(', '))
    .replaceAll(/[&<>]/g, (sign) => entities[sign] ?? '');
  const say = `<Say language="en-US">${spoken}</Say>`;
  return `<Response><Pause length="1"/>${say}<Pause length="2"/>${say}</Response>`;
}
