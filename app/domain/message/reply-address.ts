import { hmacSha256 } from '#app/services/hex-digest.ts';

/** Whose answers by mail an address takes: those of one side of the conversation with this alias. */
type ReplyAddress = { alias: string; side: 'person' | 'business' };

/** 80 bits: an address has at most 64 characters before the @. */
const signatureLength = 20;

/** Returns the part before the @ of the address for a side's answers, which names nobody. */
export async function makeReplyAddress(secret: string, address: ReplyAddress): Promise<string> {
  const { alias, side } = address;
  // The prefix separates these signatures from others made with the same secret.
  const signature = await hmacSha256(secret, `reply address:${alias}:${side}`);
  return `${alias}.${side}.${signature.slice(0, signatureLength)}`;
}

/** Returns what an address takes; null if we have not made it. */
export async function readReplyAddress(
  secret: string,
  address: string,
): Promise<ReplyAddress | null> {
  const [local = ''] = address.toLowerCase().split('@');
  const [alias = '', side = ''] = local.split('.');
  if (side !== 'person' && side !== 'business') return null;
  const made = await makeReplyAddress(secret, { alias, side });
  return made === local ? { alias, side } : null;
}
