import type { Context } from 'hono';
import { AuthError } from '../errors.ts';
import type { Services } from '../services.ts';
import { getUserJson } from '../user.ts';

/** GET /admin/users?page&per_page: newest first, with the Link header that supabase-js reads. */
export async function adminListUsers(c: Context, services: Services): Promise<Response> {
  const { query } = services.database;
  const page = readCount(c.req.query('page'), 1);
  const perPage = readCount(c.req.query('per_page'), 50);
  const rows = await query<{ id: string; total: number }>(
    `select id, (count(*) over ())::int as total from auth.users where deleted_at is null
     order by created_at desc, id limit $1 offset $2`,
    [perPage, (page - 1) * perPage],
  );
  const users: object[] = [];
  for (const { id } of rows) users.push(await getUserJson(query, id));

  const total = rows[0]?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number, rel: string) =>
    `<${services.getIssuer()}/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')];
  c.header('x-total-count', String(total));
  c.header('link', links.join(', '));
  return c.json({ users, aud: 'authenticated' });
}

function readCount(text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  if (!/^[1-9]\d{0,5}$/.test(text)) {
    throw new AuthError('validation_failed', 'Bad Pagination Parameters');
  }
  return Number(text);
}
