import { randomUUID } from 'node:crypto';
import type { LeasedMail } from '#app/domain/mail/mail-schema.ts';
import { openSchema } from './open-schema.ts';

const person = '5eed0000-0000-4000-8000-0000000000aa';
const address = 'ana@people.example';

type Queued = { kind?: string; key?: string; data?: object; to?: string | null };

type StoredMail = {
  status: string;
  attempts: number;
  address: string | null;
  data: object;
  failure: string | null;
  /** Seconds until it is due. */
  wait: number;
};

/** What the Worker and the functions of the database do with mails, in a database that has nothing else. */
export type MailQueue = Awaited<ReturnType<typeof openMailQueue>>;

/** A database with one person and no mails. Whoever opens it closes it. */
export async function openMailQueue() {
  const database = await openSchema();
  await database.query(
    `insert into auth.users (id, aud, role, email) values ($1, 'authenticated', 'authenticated', $2)`,
    [person, address],
  );
  return {
    database,
    person,
    address,

    /** Queues a mail to the person, or to an address. */
    async queue({
      kind = 'submission_approved',
      key = randomUUID(),
      data = {},
      to = null,
    }: Queued = {}) {
      const sql = 'select private.notify($1, $2, $3, $4, $5)';
      await database.query(sql, [kind, key, data, to === null ? person : null, to]);
    },

    async lease(most = 10): Promise<LeasedMail[]> {
      const [row] = await database.query<{ mails: LeasedMail[] | null }>(
        'select public.lease_mails($1) as mails',
        [most],
      );
      return row?.mails ?? [];
    },

    finish: (id: string | undefined, outcome: string, failure: string | null = null) =>
      database.query('select public.finish_mail($1, $2, $3)', [id, outcome, failure]),

    readAll: () =>
      database.query<StoredMail>(`select status, attempts, address, data, failure,
        round(extract(epoch from due_at - now()))::integer as wait from private.mails order by created_at`),

    /** As if so much time had passed since everything was queued and leased. */
    wait: (time: string) =>
      database.query(
        `update private.mails set created_at = created_at - $1::interval, due_at = due_at - $1::interval`,
        [time],
      ),
  };
}
