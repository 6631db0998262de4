import { z } from 'zod';
import { limits } from '#app/config/limits.ts';
import {
  answerHolidayQuestion,
  verifyHolidayQuestion,
} from '#app/domain/holiday/holiday.server.ts';
import type { HolidayAnswer } from '#app/domain/holiday/holiday.ts';
import { AppError } from '#app/errors/app-error.ts';
import * as t from '#app/messages/errors.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import type { AppContext } from '../env.ts';
import { parseJsonBody, readBody } from '../http/read-body.ts';

const isTime = /^([01]\d|2[0-3]):[0-5]\d$/;
/** The fields of the form; the time is of one answer alone. */
const formSchema = z
  .object({
    token: z.string(),
    answer: z.enum(['closed', 'usual', 'until']).optional(),
    until: z.string().optional(),
  })
  .refine(({ answer, until = '' }) => answer !== 'until' || isTime.test(until), {
    path: ['until'],
    message: t.timeRequired,
  })
  .transform(({ until, ...given }) => (given.answer === 'until' ? { ...given, until } : given));

/**
 * `POST /api/holiday-hours` { token, answer?, until? } -> HolidayHoursAnswer. The token is in a mail
 * to an owner; without an answer nothing changes. A form, which browsers without JavaScript send,
 * is redirected to its page.
 */
export async function postHolidayHours(c: AppContext): Promise<Response> {
  if (c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded')) {
    return postForm(c);
  }
  c.header('Cache-Control', 'no-store');
  return c.json(await answerQuestion(c, await parseJsonBody(c, formSchema)));
}

async function postForm(c: AppContext): Promise<Response> {
  const body = await readBody(c.req.raw, limits.jsonBodyBytes);
  const form = new URLSearchParams(new TextDecoder().decode(body));
  const { success, data } = formSchema.safeParse(Object.fromEntries(form));
  // The page says what is wrong with a link.
  const saved = success ? await answerQuestion(c, data).catch(unlessNotFound) : null;
  const token = form.get('token') ?? '';
  const page = new URLSearchParams({ token, ...(saved && { saved: 'yes' }) });
  c.header('Referrer-Policy', 'no-referrer');
  return c.redirect(`/holiday-hours?${page}`, 303);
}

function unlessNotFound(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
}

/** @throws AppError not_found */
async function answerQuestion(
  c: AppContext,
  { token, ...answer }: z.output<typeof formSchema>,
): Promise<HolidayAnswer> {
  const question = await verifyHolidayQuestion(c.env.sessionSecret, token);
  if (question === null) throw new AppError('not_found');
  const db = createServiceRoleClient(c.env.supabase);
  const state = await answerHolidayQuestion({ db }, { ...question, ...answer });
  if (state === null) throw new AppError('not_found');
  return state;
}
