import { expect, test } from 'vitest';
import { fileDatabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';

const database = fileDatabase();
const url = 'https://pinterest.com/quixotry';

test.skipIf(database === null)(
  'a later migration adds a field by its row: its domain, page, card, history and audit log follow',
  async () => {
    const [listing] = await createListings({ name: 'Quixotry' });
    const { id } = listing!;
    await database!.query(`
      insert into private.listing_fields (name, section, kind, max_length, columns, history_field, is_on_card)
      values ('pinterest_url', 'social', 'social', 500, '{pinterest_url}', 'pinterest_url', true)`);
    await database!.query('select private.follow_new_fields()');
    const update = 'update public.businesses set pinterest_url = $2 where id = $1';
    await expect(database!.query(update, [id, 'quixotry'])).rejects.toThrow('"pinterest_url"');

    const readShown = () =>
      database!.query(
        `select private.business_profile($1) ->> 'pinterest_url' as page,
          (select ('{' || facts || '}')::jsonb ->> 'pinterest_url' from private.cached_cards where business_id = $1) as card`,
        [id],
      );
    expect(await readShown()).toEqual([{ page: null, card: null }]);
    await database!.query(update, [id, url]);
    expect(await readShown()).toEqual([{ page: url, card: url }]);
    const recorded = await database!.query(
      `select (select after from public.business_changes where business_id = $1 and field = 'pinterest_url') as history,
        (select after ->> 'pinterest_url' from public.audit_log where row_id = $1 order by id desc limit 1) as log`,
      [id],
    );
    expect(recorded).toEqual([{ history: url, log: url }]);
    const open = await database!.query(`
      select oid::regprocedure::text from pg_catalog.pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prokind = 'f' and proconfig is null`);
    expect(open).toEqual([]);
  },
);
