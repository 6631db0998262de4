import { writeLog } from '#app/errors/write-log.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { postFunction } from '../post-function.ts';
import { toIsoDate } from '../text/text.ts';

type Services = { db: Db; kv: Pick<KVNamespace, 'get' | 'put'> };

/** A row of the audit log's chain, as stored outside the database. */
type Head = { number: number; hash: string; day: string };

/** Thrown when a row of the chain that was stored earlier is gone or another one. */
export class AuditHeadGone extends Error {
  override readonly name = 'AuditHeadGone';
}

const lastKey = 'audit-head';

/**
 * Notes the end of the audit log's chain once a day in KV (the last one, and one for each day) and
 * in the log, after checking that the row stored before is still in the chain. If it is not, nothing
 * is stored and each run fails, until somebody deletes `audit-head` from KV.
 * @throws AuditHeadGone
 * @throws AppError backend_unavailable
 */
export async function recordAuditHead({ db, kv }: Services, now = new Date()): Promise<void> {
  const stored = await kv.get<Head>(lastKey, 'json');
  const { number, hash, has_stored } = await postFunction({ db }, 'audit_head', {
    stored_number: stored?.number ?? 0,
    stored_hash: stored?.hash ?? '',
  });
  if (!has_stored) {
    writeLog('error', { audit_head_gone: stored, audit_head: { number, hash } });
    throw new AuditHeadGone();
  }
  const day = toIsoDate(now);
  if (stored?.day === day) return;
  const head: Head = { number, hash, day };
  writeLog('info', { audit_head: head });
  await kv.put(`${lastKey}:${day}`, JSON.stringify(head));
  await kv.put(lastKey, JSON.stringify(head));
}
