import { beforeAll, describe, expect, test } from 'vitest';
import { newName, shareTarget, type Target } from './test-target.ts';

let target: Target;
beforeAll(async () => {
  target = await shareTarget();
});

async function publish(body: string, contentType = 'text/plain') {
  const pictures = target.admin.storage.from('pictures');
  const path = newName();
  const { error } = await pictures.upload(path, body, { contentType });
  if (error) throw error;
  return pictures.getPublicUrl(path).data.publicUrl;
}

describe('serving', () => {
  test('a public bucket is read by everybody, a private one is not there', async () => {
    const url = await publish('hello');
    const response = await fetch(url);
    expect(await response.text()).toBe('hello');
    expect(response.headers.get('cache-control')).toBe('max-age=3600');
    expect(response.headers.get('etag')).toMatch(/^"[\da-f]{32}"$/);
    const hidden = await fetch(url.replace('/pictures/', '/papers/'));
    expect(await hidden.json()).toMatchObject({ message: 'Bucket not found' });
    const gone = await fetch(`${url}x`);
    expect(gone.status).toBe(400);
    expect(await gone.json()).toMatchObject({ statusCode: '404', message: 'Object not found' });
  });

  test('a range is answered with that range', async () => {
    const url = await publish('0123456789');
    const get = (range: string, more = {}) => fetch(url, { headers: { range, ...more } });
    for (const [range, body, content] of [
      ['bytes=2-4', '234', 'bytes 2-4/10'],
      ['bytes=7-', '789', 'bytes 7-9/10'],
      ['bytes=-3', '789', 'bytes 7-9/10'],
      ['bytes=8-99', '89', 'bytes 8-9/10'],
    ] as const) {
      const response = await get(range);
      expect(response.status).toBe(206);
      expect(await response.text()).toBe(body);
      expect(response.headers.get('content-range')).toBe(content);
      expect(response.headers.get('content-length')).toBe(String(body.length));
    }
    for (const range of ['bytes=10-', 'bytes=-0']) {
      const response = await get(range);
      expect(response.status).toBe(416);
      expect(response.headers.get('content-range')).toBe('bytes */10');
    }
    for (const range of ['bytes=4-2', 'bytes=1-2,4-5', 'lines=1-2']) {
      expect((await get(range)).status).toBe(200);
    }
    expect((await get('bytes=2-4', { 'if-range': '"other"' })).status).toBe(200);
  });

  test('HEAD says the length, and an unchanged object is not sent again', async () => {
    const url = await publish('hello');
    const head = await fetch(url, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe('5');
    const etag = head.headers.get('etag') ?? '';
    const modified = head.headers.get('last-modified') ?? '';
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await fetch(url, { headers: { 'if-modified-since': modified } })).status).toBe(304);
    expect((await fetch(url, { headers: { 'if-none-match': '"x"' } })).status).toBe(200);
  });

  test('an empty object is one', async () => {
    const response = await fetch(await publish(''));
    expect(response.headers.get('content-length')).toBe('0');
    expect(await response.text()).toBe('');
  });

  test('nothing that was uploaded runs in the name of the storage', async () => {
    const script = '<script>alert(1)</script>';
    for (const [type, shown] of [
      ['text/html', 'text/plain'],
      ['Text/HTML; charset=utf-8', 'text/plain'],
      ['application/xhtml+xml', 'text/plain'],
      ['image/svg+xml', 'image/svg+xml'],
      ['text/plain', 'text/plain'],
    ] as const) {
      const { headers } = await fetch(await publish(script, type));
      expect(headers.get('content-type')).toBe(shown);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-robots-tag')).toBe('none');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    }
  });

  test('a PDF opens in the viewer of the browser, which does not start in a sandbox', async () => {
    const { headers } = await fetch(await publish('%PDF-1.7', 'application/pdf'));
    expect(headers.get('content-security-policy')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('what becomes a header cannot bring another', async () => {
    const pictures = target.admin.storage.from('pictures');
    const file = new Blob(['x'], { type: 'text/plain' });
    const path = newName();
    for (const cacheControl of ['60\r\nset-cookie: a=b', '60\nx', 'é'.repeat(3), 'x'.repeat(300)]) {
      expect((await pictures.upload(path, file, { cacheControl })).error).toMatchObject({
        statusCode: '400',
      });
    }
    const form = `--b\r\ncontent-disposition: form-data; name=""; filename="a\r\nb"\r\ncontent-type: text/plain\x00\r\n\r\nx\r\n--b--`;
    const key = target.publishableKey;
    const response = await fetch(`${target.url}/object/pictures/${path}`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'multipart/form-data; boundary=b' },
      body: form,
    });
    expect(response.status).toBe(400);
    expect((await pictures.exists(path)).data).toBe(false);
    const download = await fetch(`${await publish('x')}?download=a%0d%0aset-cookie:%20b%22'()`);
    expect(download.headers.get('set-cookie')).toBeNull();
    expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename=a%0D%0Aset/);
  });

  test('nothing of the service failed on the way', () => {
    expect(target.lines.filter((line) => line.includes('failed'))).toEqual([]);
  });
});
