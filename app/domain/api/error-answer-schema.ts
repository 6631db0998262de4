import { z } from 'zod';
import { type ErrorCode, errorTable } from '#app/errors/app-error.ts';

const codes = Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]];

/** What every failure answers. */
export const errorAnswerSchema = z.strictObject({
  error: z.strictObject({
    code: z.enum(codes),
    /** For people, in a sentence. */
    message: z.string(),
    /** What is wrong, by the name of the parameter. */
    fields: z.record(z.string(), z.array(z.string())).optional(),
    /** For a report to us. */
    request_id: z.string(),
  }),
});
