import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { StorageError } from './errors.ts';
import type { StoredObject } from './find-object.ts';
import { readRange } from './ranges.ts';
import type { StorageContext } from './services.ts';

type Served = { file: FileHandle; object: StoredObject };

/**
 * Responds with an object, a range of it or 304. The uploader chose its type, so its content must
 * not run scripts in this origin.
 */
export async function serveFile(c: StorageContext, { file, object }: Served): Promise<Response> {
  const { metadata, version } = object;
  const { size } = await file.stat();
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': metadata.cacheControl,
    'content-type': safeType(metadata.mimetype),
    etag: metadata.eTag,
    'last-modified': new Date(metadata.lastModified).toUTCString(),
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'none',
    'x-version': version,
  });
  // A browser's PDF viewer, which runs no scripts in this origin, does not start in a sandbox.
  if (!/^application\/pdf\b/i.test(metadata.mimetype)) {
    headers.set('content-security-policy', "default-src 'none'; sandbox");
  }
  if (metadata.contentEncoding) headers.set('content-encoding', metadata.contentEncoding);
  const disposition = readDisposition(c.req.query('download'));
  if (disposition !== null) headers.set('content-disposition', disposition);

  if (isUnchanged(c, metadata)) {
    await file.close();
    return new Response(null, { status: 304, headers });
  }
  const isSame = [undefined, metadata.eTag].includes(c.req.header('if-range'));
  const range = isSame ? readRange(c.req.header('range'), size) : null;
  if (range === 'unsatisfiable') {
    await file.close();
    c.header('content-range', `bytes */${size}`);
    throw new StorageError('InvalidRange');
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set('content-length', String(end - start + 1));
  if (range !== null) headers.set('content-range', `bytes ${start}-${end}/${size}`);
  const status = range === null ? 200 : 206;
  if (c.req.method === 'HEAD' || size === 0) {
    await file.close();
    return new Response(null, { status, headers });
  }
  const body = Readable.toWeb(file.createReadStream({ start, end })) as ReadableStream<Uint8Array>;
  return new Response(body, { status, headers });
}

/** Serves HTML as plain text, like a hosted project. */
function safeType(mimetype: string): string {
  return /html/i.test(mimetype) ? 'text/plain' : mimetype;
}

/** `?download` saves under the object's name, `?download=other.png` under the given one. */
function readDisposition(download: string | undefined): string | null {
  if (download === undefined) return null;
  if (download === '') return 'attachment';
  // Encodes the characters that encodeURIComponent leaves and RFC 8187 does not allow.
  const name = encodeURIComponent(download).replace(
    /['()*!]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename=${name}; filename*=UTF-8''${name}`;
}

function isUnchanged(c: StorageContext, metadata: StoredObject['metadata']): boolean {
  const tags = c.req.header('if-none-match');
  if (tags !== undefined) {
    return tags.split(',').some((tag) => {
      const plain = tag.trim().replace(/^W\//, '');
      return plain === '*' || plain === metadata.eTag;
    });
  }
  const since = Date.parse(c.req.header('if-modified-since') ?? '');
  return Math.floor(Date.parse(metadata.lastModified) / 1000) * 1000 <= since;
}
