import { hmacSha256, verifyHmacSha256 } from '#app/services/hex-digest.ts';

/** The person, the listing and the date that a link about holiday hours is for. */
export type HolidayQuestion = {
  person: string;
  business_id: string;
  /** 'YYYY-MM-DD' */
  date: string;
};

/**
 * Signs a question: '<date>.<person>.<listing>.<signature>'. The holder may set that listing's hours
 * of that date until it is over, in the name of that person, and nothing else. Deterministic.
 */
export async function signHolidayQuestion(
  secret: string,
  question: HolidayQuestion,
): Promise<string> {
  const { date, person, business_id } = question;
  const signature = await hmacSha256(secret, toMessage(question));
  return [date, person, business_id, signature].join('.');
}

/** Returns the question of a token with a valid signature; null otherwise. */
export async function verifyHolidayQuestion(
  secret: string,
  token: string,
): Promise<HolidayQuestion | null> {
  const parts = /^(\d{4}-\d\d-\d\d)\.([\da-f-]{36})\.([\da-f-]{36})\.([\da-f]{64})$/.exec(token);
  const [, date = '', person = '', business_id = '', signature = ''] = parts ?? [];
  if (!parts) return null;
  const question = { date, person, business_id };
  const isOurs = await verifyHmacSha256(secret, { text: toMessage(question), signature });
  return isOurs ? question : null;
}

/** The prefix separates these signatures from others made with the same secret. */
function toMessage({ date, person, business_id }: HolidayQuestion): string {
  return `holiday hours:${date}:${person}:${business_id}`;
}
