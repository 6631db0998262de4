import { z } from 'zod';
import { answerHolidayQuestion } from '#app/domain/holiday/holiday.server.ts';
import { verifyHolidayQuestion } from '#app/domain/holiday/holiday-token.ts';
import { AppError } from '#app/errors/app-error.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import type { AppContext } from '../env.ts';
import { parseJsonBody } from '../http/parse-json-body.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time as HH:MM.');
const bodySchema = z
  .strictObject({
    token: z.string(),
    answer: z.enum(['closed', 'usual', 'until']).optional(),
    until: time.optional(),
  })
  .refine(({ answer, until }) => (answer === 'until') === (until !== undefined), {
    path: ['until'],
    message: 'Please enter a time.',
  });

/**
 * `POST /api/holiday-hours` { token, answer?, until? } -> HolidayHoursAnswer. The token is in a mail
 * to an owner; without an answer nothing changes. In the body, since addresses get into logs.
 */
export async function postHolidayHours(c: AppContext): Promise<Response> {
  const { token, ...answer } = await parseJsonBody(c, bodySchema);
  const question = await verifyHolidayQuestion(c.env.sessionSecret, token);
  if (question === null) throw new AppError('not_found');
  const db = createServiceRoleClient(c.env.supabase);
  const state = await answerHolidayQuestion({ db }, { ...question, ...answer });
  if (state === null) throw new AppError('not_found');
  c.header('Cache-Control', 'no-store');
  return c.json(state);
}
