const encoder = new TextEncoder();
const hmac = { name: 'HMAC', hash: 'SHA-256' };

/** Returns the SHA-256 of a text as 64 lower-case hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
}

/** Returns the HMAC-SHA-256 of a text as 64 lower-case hexadecimal digits. */
export async function hmacSha256(secret: string, text: string): Promise<string> {
  const key = await importKey(secret, 'sign');
  return toHex(await crypto.subtle.sign(hmac, key, encoder.encode(text)));
}

type SignedText = { text: string; signature: string };

/** Returns whether `signature` is what `hmacSha256` returns for the text; in constant time. */
export async function verifyHmacSha256(
  secret: string,
  { text, signature }: SignedText,
): Promise<boolean> {
  const digits = signature.match(/../g) ?? [];
  const bytes = Uint8Array.from(digits, (pair) => Number.parseInt(pair, 16));
  const key = await importKey(secret, 'verify');
  return crypto.subtle.verify(hmac, key, bytes, encoder.encode(text));
}

function importKey(secret: string, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), hmac, false, [usage]);
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
