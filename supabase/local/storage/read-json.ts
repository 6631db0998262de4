import type { Context } from 'hono';
import type { z } from 'zod';
import { StorageError } from './errors.ts';

const maxBytes = 1024 * 1024;

/** @throws StorageError EntityTooLarge; InvalidRequest for invalid JSON or another shape */
export async function readJson<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const bytes = Number(c.req.header('content-length') ?? Infinity);
  if (bytes > maxBytes) throw new StorageError('EntityTooLarge', 'Request body is too large');
  const body: unknown = await c.req.json().catch(() => {
    throw new StorageError('InvalidRequest', 'Body is not valid JSON');
  });
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StorageError(
    'InvalidRequest',
    `body/${issue?.path.join('/') ?? ''} ${issue?.message ?? ''}`,
  );
}
