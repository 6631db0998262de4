import { randomUUID } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { type Photo, photoBucket } from '#app/domain/photo/photo.ts';
import type { Db } from '#app/services/supabase/client.ts';

/** A photo in a folder of the bucket, as a listing stores it; `facts` replace. */
export function photoIn(folder: string, facts: Partial<Photo> = {}): Photo {
  const file = `/photos/${folder}/${randomUUID()}`;
  return {
    url: `${file}-1600.webp`,
    small_url: `${file}-480.webp`,
    alt: 'A counter with a vase of tulips',
    caption: null,
    width: 1600,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=',
    ...facts,
  };
}

/** The smallest picture of a size that says so: a PNG of one gray. */
export function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const end = chunk('IEND', Buffer.alloc(0));
  return new Uint8Array(Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), end]));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Uploads bytes as an editor's browser does. */
export function uploadPhoto(client: Db, name: string, bytes = pngOf(4, 3), type = 'image/webp') {
  return client.storage.from(photoBucket).upload(name, new Blob([bytes], { type }));
}
