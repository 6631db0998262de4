const encoder = new TextEncoder();

/** Webhooks older or newer than this are refused, as the Standard Webhooks' libraries do. */
const toleranceSeconds = 5 * 60;

export type SignedWebhook = {
  /** The headers `webhook-id`, `webhook-timestamp` (seconds) and `webhook-signature`. */
  id: string;
  timestamp: string;
  signature: string;
  body: string;
};

/**
 * Returns whether a webhook was signed with one of the secrets (base64), and a moment ago.
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export async function verifyWebhook(
  secrets: readonly string[],
  { id, timestamp, signature, body }: SignedWebhook,
  nowMs = Date.now(),
): Promise<boolean> {
  const isRecent = Math.abs(nowMs / 1000 - Number(timestamp)) <= toleranceSeconds;
  if (id === '' || !/^\d+$/.test(timestamp) || !isRecent) return false;
  const signed = encoder.encode(`${id}.${timestamp}.${body}`);
  // Supabase separates the signatures of several secrets with a comma and a space.
  const signatures = [...signature.matchAll(/(?<=v1,)[A-Za-z0-9+/]+=*/g)].map(([text]) => text);
  const pairs = secrets.flatMap((secret) => signatures.map((one) => [secret, one] as const));
  const verdicts = pairs.map(([secret, one]) => isSignedWith(secret, { signed, signature: one }));
  return (await Promise.all(verdicts)).includes(true);
}

type Signed = { signed: Uint8Array<ArrayBuffer>; signature: string };

/** In constant time. */
async function isSignedWith(secret: string, { signed, signature }: Signed): Promise<boolean> {
  const [keyBytes, signatureBytes] = [decodeBase64(secret), decodeBase64(signature)];
  if (keyBytes === null || signatureBytes === null) return false;
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', keyBytes, hmac, false, ['verify']);
  return crypto.subtle.verify(hmac, key, signatureBytes, signed);
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}
