import { beforeAll, describe, expect, test } from 'vitest';
import { newName, shareTarget, type Target } from './test-target.ts';

let target: Target;
beforeAll(async () => {
  target = await shareTarget();
});

const newBucket = () => `bucket-${crypto.randomUUID()}`;

describe('buckets', () => {
  test('the service creates, reads, changes, empties and deletes them', async () => {
    const { storage } = target.admin;
    const id = newBucket();
    expect(await storage.createBucket(id, { public: true, fileSizeLimit: '20KB' })).toMatchObject({
      data: { name: id },
    });
    expect((await storage.getBucket(id)).data).toMatchObject({
      id,
      public: true,
      file_size_limit: 20_000,
      allowed_mime_types: null,
    });
    await storage.updateBucket(id, { public: false, allowedMimeTypes: ['image/*'] });
    expect((await storage.getBucket(id)).data).toMatchObject({
      public: false,
      file_size_limit: 20_000,
      allowed_mime_types: ['image/*'],
    });
    const { data } = await storage.listBuckets({ search: id.toUpperCase(), limit: 5 });
    expect(data?.map((bucket) => bucket.id)).toEqual([id]);

    await storage.from(id).upload('a.png', 'x', { contentType: 'image/png' });
    expect((await storage.deleteBucket(id)).error).toMatchObject({ statusCode: '409' });
    expect((await storage.emptyBucket(id)).error).toBeNull();
    expect((await storage.from(id).list()).data).toEqual([]);
    expect((await storage.deleteBucket(id)).error).toBeNull();
    expect((await storage.getBucket(id)).error).toMatchObject({
      status: 400,
      statusCode: '404',
      message: 'Bucket not found',
    });
  });

  test('visitors and people may neither make nor see them', async () => {
    const { client } = await target.signInNewPerson();
    for (const { storage } of [target.anonymous, client]) {
      expect((await storage.createBucket(newBucket())).error).toMatchObject({
        statusCode: '403',
        message: 'new row violates row-level security policy',
      });
      expect((await storage.listBuckets()).data).toEqual([]);
      for (const answer of [
        await storage.getBucket('pictures'),
        await storage.updateBucket('pictures', { public: false }),
        await storage.emptyBucket('pictures'),
        await storage.deleteBucket('pictures'),
      ]) {
        expect(answer.error).toMatchObject({ statusCode: '404' });
      }
    }
    expect((await target.admin.storage.getBucket('pictures')).data).toMatchObject({ public: true });
  });

  test('a name is taken once, and is no path', async () => {
    const { storage } = target.admin;
    expect((await storage.createBucket('pictures')).error).toMatchObject({ statusCode: '409' });
    for (const name of ['a/b', '', ' a', 'ä', 'x'.repeat(101)]) {
      expect((await storage.createBucket(name)).error).toMatchObject({
        statusCode: '400',
        message: 'Bucket name invalid',
      });
    }
  });

  test('a bucket takes no more than the project, in each way of sending', async () => {
    const { storage } = target.admin;
    expect(
      (await storage.createBucket(newBucket(), { public: true, fileSizeLimit: '3MB' })).error,
    ).toMatchObject({ statusCode: '413' });
    const pictures = storage.from('pictures');
    const large = new Uint8Array(2 * 1_048_576 + 1);
    const stream = () => new Blob([large]).stream();
    for (const body of [large, new Blob([large]), stream()]) {
      expect((await pictures.upload(newName(), body)).error).toMatchObject({
        statusCode: '413',
        message: 'The object exceeded the maximum allowed size',
      });
    }
    expect((await pictures.upload(newName(), large.slice(1))).error).toBeNull();
  });

  test('a bucket has limits of size and type of its own, also for what is copied to it', async () => {
    const { storage } = target.admin;
    const small = storage.from('small');
    const text = { contentType: 'text/plain;charset=UTF-8' };
    expect((await small.upload(newName(), 'x'.repeat(1000), text)).error).toBeNull();
    expect((await small.upload(newName(), 'x'.repeat(1001), text)).error).toMatchObject({
      statusCode: '413',
    });
    expect(
      (await small.upload(newName(), new Blob(['x'], { type: 'image/jpeg' }))).error,
    ).toMatchObject({ statusCode: '415', message: 'mime type image/jpeg is not supported' });

    const name = newName();
    await storage.from('pictures').upload(name, 'x', { contentType: 'image/jpeg' });
    const options = { destinationBucket: 'small' };
    for (const answer of [
      await storage.from('pictures').copy(name, newName(), options),
      await storage.from('pictures').move(name, newName(), options),
    ]) {
      expect(answer.error).toMatchObject({ statusCode: '415' });
    }
  });

  test('SQL alone cannot delete what has a file', async () => {
    await target.admin.storage.from('pictures').upload(newName(), 'x');
    await expect(target.database.query('delete from storage.objects')).rejects.toThrow(
      'Direct deletion from storage tables is not allowed',
    );
  });
});
