import type { Context } from 'hono';
import { z } from 'zod';
import { AuthError } from '../errors.ts';
import type { Query, Services } from '../services.ts';
import { getUserJson, type UserRow } from '../user.ts';

/** GET /admin/users/:id */
export async function adminGetUser(c: Context, services: Services): Promise<Response> {
  const { query } = services.database;
  const { id } = await requireUserParam(c, query);
  return c.json(await getUserJson(query, id));
}

/** @throws AuthError validation_failed, or user_not_found with 404 like GoTrue's loadUser */
export async function requireUserParam(c: Context, query: Query): Promise<UserRow> {
  const id = c.req.param('id');
  if (!z.uuid().safeParse(id).success) {
    throw new AuthError('validation_failed', 'user_id must be an UUID', { status: 404 });
  }
  const [user] = await query<UserRow>(
    'select * from auth.users where id = $1 and deleted_at is null',
    [id],
  );
  if (user === undefined) throw new AuthError('user_not_found', 'User not found', { status: 404 });
  return user;
}
