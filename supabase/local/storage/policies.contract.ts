import { SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { jwtSecret } from '../keys.ts';
import { newName, shareTarget, type Target } from './test-target.ts';

let target: Target;
beforeAll(async () => {
  target = await shareTarget();
});

const papers = (client: Target['admin']) => client.storage.from('papers');

describe('policies', () => {
  test('an owner may do everything in their folder, another person and a visitor nothing', async () => {
    const owner = await target.signInNewPerson();
    const other = await target.signInNewPerson();
    const path = `${owner.id}/claim.pdf`;
    expect((await papers(owner.client).upload(path, 'one')).error).toBeNull();
    expect((await papers(owner.client).upload(path, 'two', { upsert: true })).error).toBeNull();
    expect((await papers(owner.client).update(path, 'three')).error).toBeNull();
    const [row] = await target.database.query(
      'select owner_id, owner::text, version is not null as has_file from storage.objects where name = $1',
      [path],
    );
    expect(row).toEqual({ owner_id: owner.id, owner: owner.id, has_file: true });

    for (const client of [other.client, target.anonymous]) {
      const mine = papers(client);
      const refused = { statusCode: '403', message: 'new row violates row-level security policy' };
      const hidden = { statusCode: '404' };
      expect((await mine.upload(`${owner.id}/b.pdf`, 'x')).error).toMatchObject(refused);
      expect((await mine.upload(path, 'x', { upsert: true })).error).toMatchObject(refused);
      expect((await mine.update(path, 'x')).error).toMatchObject(refused);
      expect((await mine.info(path)).error).toMatchObject(hidden);
      expect((await mine.copy(path, `${other.id}/b.pdf`)).error).toMatchObject(hidden);
      expect((await mine.move(path, `${other.id}/b.pdf`)).error).toMatchObject(hidden);
      expect((await mine.createSignedUrl(path, 60)).error).toMatchObject(hidden);
      expect((await mine.createSignedUploadUrl(path, { upsert: true })).error).toMatchObject(
        refused,
      );
      expect((await mine.download(path)).error).not.toBeNull();
      expect((await mine.list(owner.id)).data).toEqual([]);
      expect((await mine.remove([path])).data).toEqual([]);
    }
    expect(await (await papers(owner.client).download(path)).data?.text()).toBe('three');
    expect((await papers(owner.client).move(path, `${other.id}/c.pdf`)).error).toMatchObject({
      statusCode: '403',
    });
    expect((await papers(owner.client).list(owner.id)).data).toHaveLength(1);
    expect((await papers(owner.client).remove([path])).data).toHaveLength(1);
  });

  test('who may only add, adds without reading', async () => {
    const path = newName('letter');
    expect((await papers(target.anonymous).upload(path, 'x')).error).toBeNull();
    expect((await papers(target.anonymous).upload(newName('pdf'), 'x')).error).not.toBeNull();
    expect((await papers(target.anonymous).download(path)).error).not.toBeNull();
  });

  test('a signed address opens one object, until it expires', async () => {
    const [path, other] = [newName(), newName()];
    await papers(target.admin).upload(path, 'secret');
    await papers(target.admin).upload(other, 'other');
    const { data } = await papers(target.admin).createSignedUrl(path, 60, {
      download: 'report.txt',
    });
    const opened = await fetch(data?.signedUrl ?? '');
    expect(await opened.text()).toBe('secret');
    expect(opened.headers.get('content-disposition')).toBe(
      "attachment; filename=report.txt; filename*=UTF-8''report.txt",
    );
    const elsewhere = await fetch((data?.signedUrl ?? '').replace(path, other));
    expect(elsewhere.status).toBe(400);

    const many = await papers(target.admin).createSignedUrls([other, 'none', '../x'], 1);
    expect(many.data?.map(({ error }) => error === null)).toEqual([true, false, false]);
    const soon = many.data?.[0]?.signedUrl ?? '';
    expect((await fetch(soon)).status).toBe(200);
    await expect.poll(async () => (await fetch(soon)).status, { interval: 100 }).toBe(400);
    expect(await (await fetch(soon)).json()).toMatchObject({
      statusCode: '400',
      code: 'InvalidJWT',
      message: '"exp" claim timestamp check failed',
    });
    expect((await papers(target.admin).createSignedUrl(path, 0)).error).not.toBeNull();
  });

  test('a signed upload works without an account, for its name alone', async () => {
    const owner = await target.signInNewPerson();
    const path = `${owner.id}/signed.txt`;
    const { data } = await papers(owner.client).createSignedUploadUrl(path);
    const token = data?.token ?? '';
    const anonymous = papers(target.anonymous);
    const elsewhere = await anonymous.uploadToSignedUrl(`${owner.id}/b.txt`, token, 'x');
    expect(elsewhere.error).toMatchObject({ statusCode: '400' });
    expect((await anonymous.uploadToSignedUrl(path, token, 'hello')).error).toBeNull();
    expect((await anonymous.uploadToSignedUrl(path, token, 'again')).error).toMatchObject({
      statusCode: '409',
    });
    expect(await (await papers(owner.client).download(path)).data?.text()).toBe('hello');
    const [row] = await target.database.query(
      'select owner_id from storage.objects where name = $1',
      [path],
    );
    expect(row).toEqual({ owner_id: owner.id });
  });

  test('tokens of one kind are not taken for another', async () => {
    const path = newName();
    await papers(target.admin).upload(path, 'x');
    const signed = await papers(target.admin).createSignedUrl(path, 60);
    const download = new URL(signed.data?.signedUrl ?? '').searchParams.get('token') ?? '';
    expect(
      (await papers(target.anonymous).uploadToSignedUrl(path, download, 'y')).error,
    ).toMatchObject({
      statusCode: '400',
    });
    const upload = await papers(target.admin).createSignedUploadUrl(path, { upsert: true });
    const read = `${target.url}/object/sign/papers/${path}?token=`;
    expect((await fetch(read + download)).status).toBe(200);
    expect((await fetch(read + upload.data?.token)).status).toBe(400);
    const claims = { url: `papers/${path}`, role: 'supabase_admin' };
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('download')
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(jwtSecret));
    expect((await fetch(`${target.url}/object/sign/papers/${path}?token=${forged}`)).status).toBe(
      400,
    );
    for (const token of [download, forged, 'nonsense']) {
      const headers = { apikey: target.publishableKey, authorization: `Bearer ${token}` };
      const response = await fetch(`${target.url}/object/papers/${path}`, { headers });
      expect(await response.json()).toMatchObject({ statusCode: '403', code: 'AccessDenied' });
    }
  });

  test('without a key only public and signed addresses answer', async () => {
    for (const [method, path] of [
      ['GET', '/bucket'],
      ['GET', '/object/papers/x'],
      ['POST', '/object/sign/papers/x'],
      ['POST', '/object/upload/sign/papers/x'],
      ['DELETE', '/object/public/papers/x'],
    ] as const) {
      const response = await fetch(target.url + path, { method });
      expect({ path, status: response.status }).toEqual({ path, status: 401 });
    }
    for (const path of ['/object/sign/papers/x', '/object/public/papers/x']) {
      const response = await fetch(target.url + path, { method: 'PUT', body: 'x' });
      expect(await response.json()).toMatchObject({ statusCode: '403' });
    }
  });
});
