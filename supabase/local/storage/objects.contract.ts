import { beforeAll, describe, expect, test } from 'vitest';
import { newName, shareTarget, type Target } from './test-target.ts';

let target: Target;
beforeAll(async () => {
  target = await shareTarget();
});

function pictures() {
  return target.admin.storage.from('pictures');
}

async function read(path: string): Promise<string | undefined> {
  return (await pictures().download(path)).data?.text();
}

describe('objects', () => {
  test('what is uploaded is downloaded, with what is known of it', async () => {
    const path = newName('png');
    const { data, error } = await pictures().upload(
      path,
      new Blob(['bytes'], { type: 'image/png' }),
      {
        cacheControl: '60',
        metadata: { by: 'Zoë' },
      },
    );
    expect(error).toBeNull();
    expect(data).toMatchObject({ path, fullPath: `pictures/${path}` });
    expect(await read(path)).toBe('bytes');
    expect((await pictures().info(path)).data).toMatchObject({
      id: data?.id,
      name: path,
      bucketId: 'pictures',
      size: 5,
      contentType: 'image/png',
      cacheControl: 'max-age=60',
      metadata: { by: 'Zoë' },
    });
    expect((await pictures().exists(path)).data).toBe(true);
    expect((await pictures().exists(newName())).data).toBe(false);
  });

  test('a name is taken once; upsert and update replace, and keep the id', async () => {
    const path = newName();
    const first = await pictures().upload(path, 'one', { metadata: { n: 1 } });
    expect((await pictures().upload(path, 'two')).error).toMatchObject({
      statusCode: '409',
      message: 'The resource already exists',
    });
    const second = await pictures().upload(path, 'two', { upsert: true });
    expect(second.data?.id).toBe(first.data?.id);
    expect(await read(path)).toBe('two');
    expect((await pictures().update(path, 'three')).data?.id).toBe(first.data?.id);
    expect(await read(path)).toBe('three');
    const missing = newName();
    expect((await pictures().update(missing, 'new')).error).toBeNull();
    expect(await read(missing)).toBe('new');
  });

  test('an object of a public bucket answers at the address for callers, too', async () => {
    const path = newName();
    await pictures().upload(path, 'for all');
    const headers = { apikey: target.publishableKey };
    const response = await fetch(`${target.url}/object/authenticated/pictures/${path}`, {
      headers,
    });
    expect(await response.text()).toBe('for all');
  });

  test('of many who upload one name at once one wins; upserts end with one, whole', async () => {
    const path = newName();
    const texts = Array.from({ length: 8 }, (_, n) => String(n).repeat(50_000));
    const uploads = await Promise.all(texts.map((text) => pictures().upload(path, text)));
    expect(uploads.filter(({ error }) => error === null)).toHaveLength(1);

    const readers = texts.map(() => read(path));
    const upserts = texts.map((text) => pictures().upload(path, text, { upsert: true }));
    expect((await Promise.all(upserts)).every(({ error }) => error === null)).toBe(true);
    const seen = [...(await Promise.all(readers)), await read(path)];
    expect(seen.filter((text) => !texts.includes(text ?? ''))).toEqual([]);
  });

  test('list shows a folder: its folders first, sorted, searched and in pages', async () => {
    const folder = crypto.randomUUID();
    for (const name of ['b.txt', 'a.txt', 'A_1.txt', 'sub/deep/c.txt', 'sub/d.txt']) {
      await pictures().upload(`${folder}/${name}`, 'x');
    }
    const names = async (path: string, options = {}) =>
      (await pictures().list(path, options)).data?.map(({ name }) => name);
    expect(await names(folder)).toEqual(['sub', 'A_1.txt', 'a.txt', 'b.txt'].sort(folderFirst));
    expect(await names(`${folder}/`, { limit: 2, offset: 1 })).toHaveLength(2);
    expect((await names(folder, { sortBy: { column: 'name', order: 'desc' } }))?.[1]).toBe('b.txt');
    expect(await names(folder, { search: 'a_' })).toEqual(['A_1.txt']);
    expect(await names(`${folder}/sub`)).toEqual(['deep', 'd.txt']);
    expect(await names(folder.slice(0, -1))).toEqual([]);
    const { data } = await pictures().list(folder, { limit: 1 });
    expect(data?.[0]).toMatchObject({ name: 'sub', id: null, metadata: null });
  });

  test('listV2 shows all objects of a prefix or one level of it, in pages', async () => {
    const folder = crypto.randomUUID();
    const names = ['b.txt', 'a/deep/x.txt', 'a/y.txt', 'B.txt', 'sub/z.txt', 'su.txt'].map(
      (name) => `${folder}/${name}`,
    );
    for (const name of names) await pictures().upload(name, 'text');
    const sorted = [...names].sort();
    const flat = await pictures().listV2({ prefix: folder });
    expect(flat.data).toMatchObject({ hasNext: false, folders: [] });
    expect(flat.data?.objects.map(({ name }) => name)).toEqual(sorted);
    expect(flat.data?.objects[0]).toMatchObject({ metadata: { size: 4 }, id: expect.any(String) });
    expect(flat.data).not.toHaveProperty('nextCursor');

    const level = { prefix: `${folder}/`, with_delimiter: true };
    const top = await pictures().listV2(level);
    expect(top.data?.folders).toEqual([
      { key: 'a', name: `${folder}/a/` },
      { key: 'sub', name: `${folder}/sub/` },
    ]);
    expect(top.data?.objects.map(({ key }) => key)).toEqual(['B.txt', 'b.txt', 'su.txt']);
    const part = await pictures().listV2({ prefix: `${folder}/su`, with_delimiter: true });
    expect(part.data?.folders.map(({ key }) => key)).toEqual(['sub']);
    expect(part.data?.objects.map(({ key }) => key)).toEqual(['su.txt']);

    const readPages = async (options: Parameters<ReturnType<typeof pictures>['listV2']>[0]) => {
      const pages: string[][] = [];
      for (let cursor: string | undefined, hasNext = true; hasNext && pages.length < 9;) {
        const { data } = await pictures().listV2({ ...options, ...(cursor && { cursor }) });
        pages.push([...(data?.folders ?? []), ...(data?.objects ?? [])].map(({ name }) => name));
        cursor = data?.nextCursor;
        hasNext = data?.hasNext ?? false;
      }
      return pages;
    };
    expect(await readPages({ prefix: folder, limit: 4 })).toEqual([
      sorted.slice(0, 4),
      sorted.slice(4),
    ]);
    const byTime = { column: 'created_at', order: 'desc' } as const;
    const newestFirst = await readPages({ prefix: folder, limit: 2, sortBy: byTime });
    expect(newestFirst).toHaveLength(3);
    expect(newestFirst.flat().toSorted()).toEqual(sorted);
    expect(newestFirst.flat()).toEqual(names.toReversed());
    expect((await readPages({ ...level, limit: 1 })).map((page) => page.length)).toEqual([
      1, 1, 1, 1, 1,
    ]);
  });

  test('listV2 shows what the caller may read, and refuses another cursor', async () => {
    const name = newName();
    await target.admin.storage.from('papers').upload(name, 'x');
    const anonymous = await target.anonymous.storage.from('papers').listV2({ prefix: name });
    expect(anonymous.data).toEqual({ hasNext: false, folders: [], objects: [] });
    for (const cursor of ['x', Buffer.from('{"column":"id; select"}').toString('base64url')]) {
      expect((await pictures().listV2({ cursor })).error).toMatchObject({ statusCode: '400' });
    }
  });

  test('move, copy and remove', async () => {
    const [from, to, copied] = [newName(), newName(), newName()];
    await pictures().upload(from, 'text', { metadata: { n: 1 } });
    expect((await pictures().copy(from, copied)).data).toEqual({ path: `pictures/${copied}` });
    expect((await pictures().info(copied)).data).toMatchObject({ size: 4, metadata: { n: 1 } });
    expect((await pictures().copy(from, copied)).error).toMatchObject({ statusCode: '409' });
    expect((await pictures().move(from, copied)).error).toMatchObject({ statusCode: '409' });
    expect((await pictures().move(from, to)).error).toBeNull();
    expect(await read(to)).toBe('text');
    expect((await pictures().move(from, newName())).error).toMatchObject({ statusCode: '404' });
    expect((await pictures().move(to, from, { destinationBucket: 'papers' })).error).toBeNull();

    const { data } = await pictures().remove([copied, to]);
    expect(data?.map(({ name }) => name)).toEqual([copied]);
    expect(await read(copied)).toBeUndefined();
    const moved = await target.admin.storage.from('papers').download(from);
    expect(await moved.data?.text()).toBe('text');
  });

  test('names keep spaces; other alphabets and ways out of a folder are refused', async () => {
    const path = `${crypto.randomUUID()}/my first (photo) & more+1.txt`;
    expect((await pictures().upload(path, 'x')).error).toBeNull();
    expect(await read(path)).toBe('x');
    const good = newName();
    await pictures().upload(good, 'x');
    for (const bad of ['földer/日本.txt', 'a%2F..%2Fb', 'a%5cb', 'a%0ab', '\0', 'a/%2e%2e%2fb']) {
      expect((await pictures().upload(`x/${bad}`, 'x')).error).toMatchObject({ statusCode: '400' });
    }
    for (const bad of ['../x', 'a/../x', '/etc/passwd', './x', 'a//b', 'x\r\ny', '', 'ö']) {
      expect((await pictures().move(good, bad)).error).toMatchObject({ statusCode: '400' });
      expect((await pictures().copy(bad, newName())).error).toMatchObject({ statusCode: '400' });
    }
    // What a browser resolves is another bucket, under that bucket's rules.
    expect(
      (await target.anonymous.storage.from('pictures').upload('../papers/x', 'x')).error,
    ).toMatchObject({ statusCode: '403' });
  });

  test('a NUL is refused wherever it comes', async () => {
    const { storage } = target.admin;
    const refused = { statusCode: '400' };
    const path = newName();
    for (const answer of [
      await pictures().list('a\0'),
      await pictures().remove(['a\0']),
      await pictures().createSignedUrls(['a\0'], 60),
      await pictures().upload(path, 'x', { metadata: { a: '\0' } }),
      await storage.from('a\0').move(path, 'a'),
      await storage.getBucket('%00'),
      await storage.listBuckets({ search: '\0' }),
    ]) {
      expect(answer.error).toMatchObject(refused);
    }
    expect((await pictures().exists(path)).data).toBe(false);
  });

  test('resumable uploads and pictures in another size are refused in one sentence', async () => {
    const response = await fetch(`${target.url}/upload/resumable/`, {
      method: 'POST',
      headers: { apikey: target.publishableKey, 'tus-resumable': '1.0.0' },
    });
    expect(response.status).toBe(501);
    expect(await response.json()).toEqual({
      statusCode: '501',
      code: 'NotSupported',
      error: 'not_implemented',
      message: 'The embedded Supabase storage has no resumable uploads (TUS): use upload().',
    });
    const { error } = await pictures().download('a.png', { transform: { width: 10 } });
    expect(error).toMatchObject({ statusCode: '501' });
  });
});

/** Names in PostgreSQL's own order, which the test takes as it is, behind folders. */
function folderFirst(a: string, b: string): number {
  const isFolder = (name: string) => !name.includes('.');
  if (isFolder(a) !== isFolder(b)) return isFolder(a) ? -1 : 1;
  return a < b ? -1 : 1;
}
