import { StorageError } from './errors.ts';
import type { StorageContext } from './services.ts';

/** An object by its address. */
export type Target = { bucketId: string; name: string };

/** The characters that S3 calls safe and those it can be talked into, as on a hosted project. */
const allowed = /^[\w/!\-.*'() &$@=;:+,?]+$/;
const longest = 1024;

/**
 * Wants a name that is the same to everybody: `..` as a folder is something else to a browser,
 * which resolves it before it asks.
 * @throws StorageError InvalidKey
 */
export function requireKey(name: string): string {
  const isPlain = name
    .split('/')
    .every((segment) => segment !== '' && segment !== '.' && segment !== '..');
  if (!isPlain || name.length > longest || !allowed.test(name)) {
    throw new StorageError('InvalidKey', `Invalid key: ${name}`);
  }
  return name;
}

/**
 * The object that a path `…/:bucket/:name{.+}` names.
 * @throws StorageError InvalidKey
 */
export function readTarget(c: StorageContext): Target {
  return { bucketId: c.req.param('bucket') ?? '', name: requireKey(c.req.param('name') ?? '') };
}
