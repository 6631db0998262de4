import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { z } from 'zod';
import { StorageError } from './errors.ts';
import { type Limits, requireMimeType, requireSize } from './limits.ts';
import type { Services, StorageContext } from './services.ts';

/** The content of `storage.objects.metadata`, with a hosted project's names. */
export type Metadata = {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  contentEncoding?: string | undefined;
  lastModified: string;
  contentLength: number;
  httpStatusCode: 200;
};

/** A stored file that has no row yet. */
export type Received = { version: string; metadata: Metadata; userMetadata: object | null };

type Incoming = {
  body: ReadableStream<Uint8Array> | null;
  mimetype: string;
  cacheControl: string;
  contentEncoding: string | undefined;
  userMetadata: object | null;
};

/** Field names and boundaries of a form, in addition to its file. */
const formOverheadBytes = 1_048_576;

/** Restricted, because it becomes a header of every download. */
const mimePattern = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(\s*;[\x20-\x7e]*)?$/;
const headerPattern = /^[\x20-\x7e]{0,200}$/;
const userMetadataSchema = z.record(z.string(), z.unknown());

/**
 * Stores the file of an upload, from a form or from the body itself.
 * @throws StorageError EntityTooLarge, InvalidMimeType, InvalidRequest; keeps no file then
 */
export async function receive(
  c: StorageContext,
  { files }: Services,
  limits: Limits,
): Promise<Received> {
  const isForm = /^multipart\/form-data/i.test(c.req.header('content-type') ?? '');
  const incoming = isForm ? await readForm(c, limits) : readBody(c, limits);
  requireHeaders(incoming);
  requireMimeType(limits, incoming.mimetype);

  const hash = createHash('md5');
  let size = 0;
  const version = await files.create(async (file) => {
    size = await write({ file, body: incoming.body, limits, hash });
  });
  const { mimetype, cacheControl, contentEncoding, userMetadata } = incoming;
  const metadata: Metadata = {
    eTag: `"${hash.digest('hex')}"`,
    size,
    mimetype,
    cacheControl,
    contentEncoding,
    lastModified: new Date().toISOString(),
    contentLength: size,
    httpStatusCode: 200,
  };
  return { version, metadata, userMetadata };
}

function readBody(c: StorageContext, limits: Limits): Incoming {
  requireSize(limits, Number(c.req.header('content-length') ?? 0));
  const encoded = c.req.header('x-metadata');
  return {
    body: c.req.raw.body,
    mimetype: c.req.header('content-type') ?? 'application/octet-stream',
    cacheControl: c.req.header('cache-control') ?? 'no-cache',
    contentEncoding: c.req.header('content-encoding'),
    userMetadata:
      encoded === undefined
        ? null
        : parseUserMetadata(Buffer.from(encoded, 'base64').toString('utf8')),
  };
}

async function readForm(c: StorageContext, limits: Limits): Promise<Incoming> {
  const most = { ...limits, maxBytes: limits.maxBytes + formOverheadBytes };
  requireSize(most, Number(c.req.header('content-length') ?? 0));
  const form = await readLimited(c, most);
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (file === undefined) throw new StorageError('InvalidRequest', 'No file provided');
  requireSize(limits, file.size);
  const seconds = readField(form, 'cacheControl');
  const encoded = readField(form, 'metadata');
  return {
    body: file.stream(),
    mimetype: file.type || 'application/octet-stream',
    cacheControl: seconds === undefined ? 'no-cache' : `max-age=${seconds}`,
    contentEncoding: readField(form, 'contentEncoding'),
    userMetadata: encoded === undefined ? null : parseUserMetadata(encoded),
  };
}

/**
 * Reads a form into memory, counting bytes when it has no Content-Length. Reads and drops what
 * exceeds the limit: a client cut off while sending never reads the answer.
 */
async function readLimited(c: StorageContext, limits: Limits): Promise<FormData> {
  let size = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size <= limits.maxBytes) controller.enqueue(chunk);
    },
  });
  const headers = { 'content-type': c.req.header('content-type') ?? '' };
  const body = c.req.raw.body?.pipeThrough(count) ?? null;
  const form = await new Response(body, { headers }).formData().catch(() => null);
  requireSize(limits, size);
  if (form === null) throw new StorageError('InvalidRequest', 'The form cannot be read');
  return form;
}

function readField(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' ? value : undefined;
}

function parseUserMetadata(text: string): object {
  try {
    return userMetadataSchema.parse(JSON.parse(text));
  } catch {
    throw new StorageError('InvalidRequest', 'Metadata must be a JSON object');
  }
}

function requireHeaders({ mimetype, cacheControl, contentEncoding = '' }: Incoming): void {
  if (!mimePattern.test(mimetype)) {
    throw new StorageError('InvalidMimeType', 'The content type is not one');
  }
  if (!headerPattern.test(cacheControl) || !headerPattern.test(contentEncoding)) {
    throw new StorageError('InvalidRequest', 'Invalid character in a header of the object');
  }
}

type WriteOptions = {
  file: FileHandle;
  body: ReadableStream<Uint8Array> | null;
  limits: Limits;
  hash: ReturnType<typeof createHash>;
};

/** Writes the body; reads and drops what exceeds the limit, as in a form. */
async function write({ file, body, limits, hash }: WriteOptions): Promise<number> {
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limits.maxBytes) continue;
    hash.update(chunk);
    await file.appendFile(chunk);
  }
  requireSize(limits, size);
  return size;
}
