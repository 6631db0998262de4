import type { z } from 'zod';
import { AppError, type FieldErrors } from '#app/errors/app-error.ts';

/**
 * A value as `schema` types it.
 * @throws AppError invalid_parameters with messages by path ('0.metric')
 */
export function parseWith<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) {
    return parsed.data;
  }
  const fields: FieldErrors = {};
  for (const issue of parsed.error.issues) {
    const path = issue.path.map(String).join('.') || 'body';
    fields[path] = [...(fields[path] ?? []), issue.message];
  }
  throw new AppError('invalid_parameters', { fields });
}
