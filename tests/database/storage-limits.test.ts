import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../supabase/local/database.ts';
import { openSchema } from '../support/open-schema.ts';

const person = randomUUID();
const draft = randomUUID();

let database: Database;

beforeAll(async () => {
  database = await openSchema();
  await database.query(
    `insert into auth.users (id, aud, role, email) values ($1, 'authenticated', 'authenticated', 'a@b.example')`,
    [person],
  );
  await createDraft(draft);
});
afterAll(() => database.close());

async function createDraft(id: string) {
  await database.query(
    `insert into public.submissions (id, submitter_id, content) values ($1, $2, '{}')`,
    [id, person],
  );
}

/** As the storage service does for a signed address: as itself, for the person who had it signed. */
async function uploadSigned(folder: string) {
  await database.query(
    `insert into storage.objects (bucket_id, name, owner_id) values ('business-photos', $1, $2)`,
    [`drafts/${folder}/${randomUUID()}-480.webp`, person],
  );
}

/** As the storage service does for somebody who uploads. */
async function upload(folder: string) {
  return database.transaction(async (tx) => {
    await tx.query('select set_config($1, $2, true)', [
      'request.jwt.claims',
      JSON.stringify({ sub: person, role: 'authenticated' }),
    ]);
    await tx.query('set local role authenticated');
    await tx.query(`insert into storage.objects (bucket_id, name) values ('business-photos', $1)`, [
      `drafts/${folder}/${randomUUID()}-480.webp`,
    ]);
  });
}

test('a person adds 480 photo files a day, also by drafts that are deleted again', async () => {
  await upload(draft);
  expect(await database.query('select files from private.photo_uploads')).toEqual([{ files: 1 }]);
  await database.exec('update private.photo_uploads set files = 479');
  await upload(draft);
  await expect(upload(draft)).rejects.toMatchObject({ code: '42501' });
  await database.exec(`update private.photo_uploads set day = current_date - 1`);
  await upload(draft);
});

test('signed uploads count toward the same limit, and a folder holds 48 files', async () => {
  await database.exec('delete from private.photo_uploads');
  const [folder, other] = [randomUUID(), randomUUID()];
  await createDraft(folder);
  await createDraft(other);
  for (let n = 0; n < 48; n += 1) await uploadSigned(folder);
  expect(await database.query('select files from private.photo_uploads')).toEqual([{ files: 48 }]);
  await expect(uploadSigned(folder)).rejects.toThrow('Too many photos of one listing');
  await database.exec('update private.photo_uploads set files = 480');
  await expect(uploadSigned(other)).rejects.toThrow('Too many photos in one day');
  await database.exec('delete from private.photo_uploads');
});

test('a draft protects only the files of its own folder', async () => {
  const [foreign, own] = [randomUUID(), draft].map(
    (folder) => `drafts/${folder}/${randomUUID()}-480.webp`,
  );
  await database.query(
    `insert into storage.objects (bucket_id, name) values ('business-photos', $1), ('business-photos', $2)`,
    [foreign, own],
  );
  const photos = [foreign, own].map((name) => ({
    url: `/photos/${name}`,
    small_url: `/photos/${name}`,
  }));
  await database.query('update public.submissions set content = $1 where id = $2', [
    JSON.stringify({ photos }),
    draft,
  ]);
  await database.query('select public.find_unused_photos(now())');
  const unused = await database.query<{ name: string }>('select name from private.unused_photos');
  const names = new Set(unused.map(({ name }) => name));
  expect([names.has(foreign ?? ''), names.has(own ?? '')]).toEqual([true, false]);
});

test('a draft full of what are no photos does not hold up the removal of files', async () => {
  await database.query(
    `insert into storage.objects (bucket_id, name)
     select 'business-photos', format('drafts/%s/%s-480.webp', $1::text, gen_random_uuid())
     from generate_series(1, 48)`,
    [draft],
  );
  const photos = Array.from({ length: 33_000 }, () => 1);
  await database.query('update public.submissions set content = $1 where id = $2', [
    JSON.stringify({ photos }),
    draft,
  ]);
  const { rowCount } = await database.transaction(async (tx) => {
    await tx.query(`set local statement_timeout = '20s'`);
    return tx.query('select public.find_unused_photos(now())');
  });
  expect(rowCount).toBe(1);
});

test('an endless street is compared by what a street can have', async () => {
  const { rows } = await database.transaction(async (tx) => {
    await tx.query(`set local statement_timeout = '20s'`);
    return tx.query('select public.find_similar_businesses(name => $1, street => $2)', [
      'Quixotry Bakery',
      '12 Main Street '.repeat(200_000),
    ]);
  });
  expect(rows).toEqual([{ find_similar_businesses: [] }]);
});

test('a key of a photo ends', async () => {
  const find = async (seconds: number) => {
    const [found] = await database.query<{ photo: unknown }>(
      `select public.find_photo('x', private.sign_photo('x', extract(epoch from now())::bigint + $1)) as photo`,
      [seconds],
    );
    return found?.photo;
  };
  expect(await find(5)).toEqual({ is_public: false, listing: null });
  // The whole second may be the next one, rounded.
  expect(await find(-1)).toBeNull();
});
