import { openSession } from '../session/open-session.ts';

/**
 * Returns whether any of these writes took effect; what did not, never will. Null while nobody
 * answers.
 */
export async function settleWrites(ids: readonly string[]): Promise<boolean | null> {
  const db = await openSession().catch(() => null);
  if (db === null) return null;
  let isDone = false;
  for (const write_id of ids) {
    const { data, error } = await db.rpc('settle_write', { write_id });
    if (error) return null;
    isDone ||= data;
  }
  return isDone;
}
