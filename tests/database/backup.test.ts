import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import { readManifest, rowsFile } from '../../supabase/backup/manifest.ts';
import { restoreBackup } from '../../supabase/backup/restore-backup.ts';
import { writeBackup } from '../../supabase/backup/write-backup.ts';
import type { SupabaseKeys } from '../../supabase/local/environment.ts';
import { connectionString } from '../../supabase/local/postgres/admin.ts';
import { asService } from '../support/clients.ts';
import { fileDatabase, fileSupabase } from '../support/file-backend.ts';
import { startTestSupabase } from '../support/test-supabase.ts';

const server = inject('postgres');
const log = () => undefined;
const bucket = 'business-photos';
const names = ['a', 'b', 'c'].map((name) => `backup/${name}.jpg`);

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstreet-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function urlOf(database: ReturnType<typeof fileDatabase>): Promise<string> {
  const rows = await database?.query<{ name: string }>('select current_database() as name');
  if (server === null || rows?.[0] === undefined) throw new Error('Only an own PostgreSQL has one');
  return connectionString({ server, database: rows[0].name, role: 'postgres' });
}

type Storage = ReturnType<typeof asService>['storage'];

async function backUp(folder: string, storage: Storage = asService().storage) {
  return writeBackup({ folder, databaseUrl: await urlOf(fileDatabase()), storage, log });
}

async function openEmpty() {
  const supabase = await startTestSupabase(server, 'schema');
  onTestFinished(supabase.stop);
  const { storage } = createServiceRoleClient(supabase);
  const restore = async (folder: string, isReplacing = false) =>
    restoreBackup({
      folder,
      databaseUrl: await urlOf(supabase.database),
      storage,
      isReplacing,
      log,
    });
  return { ...supabase, storage, restore };
}

async function addPhotos(added = names): Promise<void> {
  for (const name of added) {
    const options = { contentType: 'image/jpeg', upsert: true };
    const { error } = await asService().storage.from(bucket).upload(name, name, options);
    expect(error).toBeNull();
  }
}

/** A storage that fails at one file until `failing` is cleared. */
function cutLine(storage: Storage, method: 'download' | 'upload', at: string) {
  const failing = new Set([at]);
  const copied: string[] = [];
  const from = storage.from.bind(storage);
  storage.from = (id) => {
    const files = from(id);
    const copy = files[method].bind(files) as (...given: unknown[]) => never;
    files[method] = (name: string, ...more: unknown[]) => {
      copied.push(name);
      if (failing.has(name)) throw new Error('The line was cut');
      return copy(name, ...more);
    };
    return files;
  };
  return { storage, copied, failing };
}

const readPhoto = async (keys: SupabaseKeys, name: string) => {
  const { data } = await createServiceRoleClient(keys).storage.from(bucket).download(name);
  return data?.text();
};

const signIn = async (keys: SupabaseKeys) =>
  (
    await createServiceRoleClient(keys).auth.signInWithPassword({
      email: 'owner@mainstreet.example',
      password: 'mainstreet-demo-1',
    })
  ).error;

test.skipIf(server === null)('a backup is restored into an empty project, whole', async () => {
  await addPhotos();
  const folder = await makeFolder();
  const { tables } = await backUp(folder);
  const empty = await openEmpty();
  await empty.restore(folder);

  for (const name of names) expect(await readPhoto(empty, name)).toBe(name);
  expect(await signIn(empty)).toBeNull();
  const search = async (keys: SupabaseKeys) => {
    const { data } = await createServiceRoleClient(keys).rpc('search_businesses', { q: 'pizza' });
    return data;
  };
  const { results, facets } = (await search(empty)) as { results: object; facets: object };
  const before = (await search(fileSupabase())) as { results: object; facets: object };
  expect({ results, facets }).toEqual({ results: before.results, facets: before.facets });

  const again = await makeFolder();
  const second = await writeBackup({
    folder: again,
    databaseUrl: await urlOf(empty.database),
    storage: createServiceRoleClient(empty).storage,
    log,
  });
  const rowsOf = (list: typeof tables) => list.map(({ name, rows }) => ({ name, rows }));
  expect(rowsOf(second.tables)).toEqual(rowsOf(tables));
  await expect(empty.restore(folder)).rejects.toThrow(
    /has \d+ listings and \d+ accounts.*--replace/,
  );
});

test.skipIf(server === null)('what was lost since comes back, and caches are told', async () => {
  await addPhotos();
  const folder = await makeFolder();
  await backUp(folder);
  const database = fileDatabase();
  const findNames = () => database?.query('select name from public.businesses order by id');
  const before = await findNames();
  await database?.query(`update public.businesses set name = 'Lost' where status = 'published'`);
  const [photo = ''] = names;
  const replaced = { contentType: 'image/jpeg', upsert: true };
  await asService().storage.from(bucket).upload(photo, 'Another', replaced);
  expect(await readPhoto(fileSupabase(), photo)).toBe('Another');
  await restoreBackup({
    folder,
    databaseUrl: await urlOf(database),
    storage: asService().storage,
    isReplacing: true,
    log,
  });
  expect(await findNames()).toEqual(before);
  expect(await readPhoto(fileSupabase(), photo)).toBe(photo);
  const { data } = await asService().rpc('find_changes', {});
  expect((data as { tags: object }).tags).toHaveProperty('everything');
});

test.skipIf(server === null)('a damaged backup restores nothing', async () => {
  const folder = await makeFolder();
  const manifest = await backUp(folder);
  const file = rowsFile(manifest, 'public.businesses');
  await writeFile(join(folder, file), 'x', { flag: 'a' });
  const empty = await openEmpty();
  await expect(empty.restore(folder)).rejects.toThrow(`${file} has changed. Nothing was restored.`);
  expect(await signIn(empty)).not.toBeNull();
});

test.skipIf(server === null)(
  'an interrupted backup keeps the earlier one, and goes on',
  async () => {
    await addPhotos();
    const folder = await makeFolder();
    await backUp(folder);
    const first = await readManifest(folder);
    const added = ['d', 'e'].map((name) => `backup/${name}.jpg`);
    await addPhotos(added);

    const { storage, copied, failing } = cutLine(asService().storage, 'download', 'backup/e.jpg');
    await expect(backUp(folder, storage)).rejects.toThrow('The line was cut');
    expect(await readManifest(folder)).toEqual(first);
    expect(existsSync(join(folder, rowsFile(first, 'public.businesses')))).toBe(true);

    failing.clear();
    copied.length = 0;
    const { objects, rows_folder } = await backUp(folder, storage);
    expect(copied).toEqual(['backup/e.jpg']);
    expect(objects.map(({ name }) => name)).toEqual(expect.arrayContaining([...names, ...added]));
    expect((await readdir(folder)).toSorted()).toEqual(['manifest.json', 'objects', rows_folder]);
  },
);

test.skipIf(server === null)('an interrupted restore has changed no row, and goes on', async () => {
  // More than are copied at once.
  await addPhotos(Array.from({ length: 12 }, (_, index) => `backup/${index}.jpg`));
  const folder = await makeFolder();
  const { objects } = await backUp(folder);
  const [first, last] = [objects[0]!.name, objects.at(-1)!.name];
  const empty = await openEmpty();
  const { copied, failing } = cutLine(empty.storage, 'upload', last);
  await expect(empty.restore(folder)).rejects.toThrow('The line was cut');
  const rows = await empty.database?.query('select from public.businesses');
  expect(rows).toEqual([]);
  expect(await signIn(empty)).not.toBeNull();

  expect(copied).toContain(first);

  failing.clear();
  copied.length = 0;
  await empty.restore(folder);
  expect(copied).not.toContain(first);
  expect(copied).toContain(last);
  expect(await signIn(empty)).toBeNull();
});

test.skipIf(server === null)('a folder of something else is neither read nor written', async () => {
  const folder = await makeFolder();
  const restore = async () =>
    restoreBackup({
      folder,
      databaseUrl: await urlOf(fileDatabase()),
      storage: asService().storage,
      isReplacing: true,
      log,
    });
  await expect(restore()).rejects.toThrow('has no finished backup: manifest.json is missing.');
  await writeFile(join(folder, 'manifest.json'), '{"name": "Mainstreet"}');
  const foreign = 'manifest.json is not of a backup that this version reads.';
  await expect(restore()).rejects.toThrow(foreign);
  await expect(backUp(folder)).rejects.toThrow(foreign);
  await writeFile(join(folder, 'manifest.json'), '{"format": 1, "made_at"');
  await expect(restore()).rejects.toThrow(foreign);
  await writeFile(join(folder, 'notes.txt'), 'Mine');
  await expect(backUp(folder)).rejects.toThrow('has other files (notes.txt).');
  expect((await readdir(folder)).toSorted()).toEqual(['manifest.json', 'notes.txt']);
});
