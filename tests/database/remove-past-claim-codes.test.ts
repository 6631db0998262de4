import { expect, test } from 'vitest';
import { openSchema } from '../support/open-schema.ts';

test('codes of claims are forgotten after a day, with the addresses they went to', async () => {
  const database = await openSchema();
  await database.exec(`alter table private.claim_codes drop constraint claim_codes_claim_id_fkey;
    insert into private.claim_codes (claim_id, address, code_hash, created_at)
    select gen_random_uuid(), age || '@people.example', '', now() - age * interval '1 hour'
    from unnest(array[1, 23, 25, 50]) as age;`);
  const removed = await database.query(`select public.prune_rows('limits') as count`);
  expect(removed).toEqual([{ count: 2 }]);
  const left = await database.query('select address from private.claim_codes order by created_at');
  expect(left).toEqual([{ address: '23@people.example' }, { address: '1@people.example' }]);
  await database.close();
});
