import { readPublic } from '#app/domain/read-public.server.ts';
import { hmacSha256, verifyHmacSha256 } from '#app/services/hex-digest.ts';
import type { Services } from '#app/services/services.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { postFunction } from '../post-function.ts';
import {
  findHoliday,
  findHolidaysToRequest,
  findToday,
  type HolidayAnswer,
  type HolidayHours,
} from './holiday.ts';

/**
 * Returns who is open in a metro on a date, who is closed and who has not said; null for an unknown
 * metro.
 * @throws AppError backend_unavailable
 */
export function findHolidayHours(
  { serviceDb }: Pick<Services, 'serviceDb'>,
  { metro, date }: { metro: string; date: string },
): Promise<HolidayHours | null> {
  const args = { metro, on_date: date };
  return readPublic({ db: serviceDb }, 'find_holiday_hours', args, [`metro:${metro}`]);
}

/**
 * Asks the owners who have not said their hours of a near holiday, each once and in one mail.
 * @param db a client with the service role
 * @throws AppError if the database refuses or does not respond; the next run continues
 */
export async function requestHolidayHours({ db, now }: { db: Db; now: Date }): Promise<void> {
  for (const { slug, date } of findHolidaysToRequest(findToday(now))) {
    let requested = batch;
    while (requested === batch) {
      requested = requireData(
        await db.rpc('request_holiday_hours', { holiday: slug, on_date: date }),
      );
    }
  }
}

/** How many owners `request_holiday_hours` asks at once. */
const batch = 200;

type Answered = HolidayQuestion & {
  /** Absent: only returns what may be answered. */
  answer?: 'closed' | 'usual' | 'until' | undefined;
  /** 'HH:MM' of 'until' */
  until?: string | undefined;
};

/**
 * Saves a person's answer about a listing's hours on a holiday, and returns these. Null if they no
 * longer manage the listing, or the day is over.
 * @param db a client with the service role; the caller has verified the question
 * @throws AppError backend_unavailable
 */
export async function answerHolidayQuestion(
  { db }: { db: Db },
  { person, business_id, date, answer, until }: Answered,
): Promise<HolidayAnswer | null> {
  const holiday = findHoliday(date);
  if (!holiday) return null;
  const args = { person, business_id, holiday: holiday.name, on_date: date, answer, until };
  const found = await postFunction({ db }, 'answer_holiday_hours', args);
  return found && { ...found, holiday };
}

/** The person, the listing and the date that a link about holiday hours is for. */
type HolidayQuestion = {
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
