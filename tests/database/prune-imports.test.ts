import { expect, test } from 'vitest';
import { listingOf } from '#app/domain/import/import-fixture.ts';
import { openImports } from '../support/imports.ts';

const { database, desk } = await openImports();

test('files of imports go after thirty days, with imports that were never begun; others after a year', async () => {
  const diner = listingOf({ name: 'Oak Diner', street: '12 Elm St' });
  const begun = await desk.stage([diner]);
  const idle = await desk.stage([diner]);
  const young = await desk.stage([diner]);
  for (const step of ['check_import', 'run_import']) {
    await desk.ask(`public.${step}($1)`, [begun]);
    await desk.work();
  }
  const age = (id: string, days: number) =>
    database.query(
      `update private.import_jobs set changed_at = now() - make_interval(days => $2) where id = $1`,
      [id, days],
    );
  await database.query(
    `insert into storage.objects (bucket_id, name, created_at)
     values ('import-files', $1, now() - interval '31 days'), ('import-files', $2, now()), ('import-files', 'nobodys', now())`,
    [begun, young],
  );
  const prune = async () => {
    await database.query(`select public.prune_rows('imports')`);
    const rows = await database.query<{ id: string }>('select id from private.import_jobs');
    return rows.map(({ id }) => id);
  };
  await Promise.all([age(begun, 31), age(idle, 31)]);
  expect(new Set(await prune())).toEqual(new Set([begun, young]));
  const [old] = await database.query<{ names: string[] }>(
    `select public.find_old_files('import-files') as names`,
  );
  expect(old?.names.toSorted()).toEqual([begun, 'nobodys'].toSorted());
  expect(await desk.get(young)).toMatchObject({ has_file: true });
  await age(begun, 366);
  expect(await prune()).toEqual([young]);
});
