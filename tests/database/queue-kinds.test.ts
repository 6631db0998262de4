import { expect, test } from 'vitest';
import { signInAs } from '../support/clients.ts';
import { fileDatabase } from '../support/file-backend.ts';

const database = fileDatabase();

/** A kind, as a migration adds it: a row, one function, and a trigger on what is queued. */
const added = `
  create table private.memos (id uuid primary key, body text not null, is_kept boolean);
  insert into private.queue_kinds (kind, about_place) values ('memo', false);
  create function private.queue_memo(part text, item uuid, is_approved boolean, reason text)
  returns jsonb language plpgsql set search_path = '' as $$
  declare
    one constant private.memos := (select m from private.memos as m where m.id = item);
  begin
    case part
      when 'entry' then return (
        select jsonb_build_object('title', one.body, 'city', 'Austin', 'state', 'TX', 'waiting_since', now())
        where one.id is not null and one.is_kept is null);
      when 'version' then return to_jsonb(one.body);
      when 'decision' then update private.memos as m set is_kept = queue_memo.is_approved where m.id = item;
      else null;
    end case;
    return null;
  end;
  $$;
  create trigger memos_queue after insert or update or delete on private.memos
  for each row execute function private.requeue_row('memo');`;

const removed = `
  drop table private.memos;
  drop function private.queue_memo;
  delete from private.queue_items where kind = 'memo';
  delete from private.decisions where kind = 'memo';
  delete from private.queue_kinds where kind = 'memo';`;

test.skipIf(database === null)(
  'a kind of item is added, listed, decided and removed without a change of any other',
  async () => {
    const { userId } = await signInAs('admin');
    const id = crypto.randomUUID();
    await database!.exec(added);
    /** Calls a function as the admin; the clients know no such kind. */
    const call = (sql: string) =>
      database!.transaction(async (client) => {
        await client.query(`select set_config('request.jwt.claims', $1, true)`, [
          JSON.stringify({ sub: userId, role: 'authenticated' }),
        ]);
        return (await client.query<{ answer: unknown }>(`select ${sql} as answer`)).rows[0]?.answer;
      });
    const findMemos = () => call(`public.find_admin_queue('{"kind": "memo"}')`);
    await database!.query('insert into private.memos (id, body) values ($1, $2)', [id, 'Keep it?']);
    expect(await findMemos()).toMatchObject({
      items: [{ kind: 'memo', id, name: 'Keep it?' }],
      counts: { memo: 1 },
    });
    expect(await call(`public.get_queue_item('memo', '${id}')`)).toMatchObject({
      item: { id },
      similar: null,
      evidence: [],
    });
    const decide = (version: string) =>
      call(
        `public.decide_queue_items('[{"kind": "memo", "id": "${id}", "version": "${version}"}]', true)`,
      );
    expect(await decide('Keep that?')).toMatchObject([{ outcome: 'stale' }]);
    expect(await decide('Keep it?')).toMatchObject([{ outcome: 'decided' }]);
    await database!.exec('update private.decisions set due_at = now() where outcome is null');
    expect(await call('public.execute_due_decisions()')).toMatchObject({ failures: [] });
    expect(await database!.query('select is_kept from private.memos')).toEqual([{ is_kept: true }]);
    expect(await findMemos()).toMatchObject({ items: [], counts: { memo: 0 } });
    await database!.exec(removed);
    expect(await findMemos()).not.toHaveProperty('counts.memo');
    expect(await call(`public.get_queue_item('memo', '${id}')`)).toMatchObject({ item: null });
  },
);
