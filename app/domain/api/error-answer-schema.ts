import { z } from 'zod';
import { type ErrorCode, errorTable } from '#app/errors/app-error.ts';

const codes = Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]];

/** The body of every failed request. */
export const errorAnswerSchema = z.strictObject({
  error: z.strictObject({
    code: z.enum(codes),
    /** A sentence for people. */
    message: z.string(),
    /** What is wrong, by parameter name. */
    fields: z.record(z.string(), z.array(z.string())).optional(),
    /** To quote when reporting a problem. */
    request_id: z.string(),
  }),
});
