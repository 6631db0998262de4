import { StorageError } from './errors.ts';
import type { StorageContext } from './services.ts';

/** The address of an object. */
export type Target = { bucketId: string; name: string };

/**
 * The characters that S3 calls safe and those that need special handling, as on a hosted project.
 */
const allowed = /^[\w/!\-.*'() &$@=;:+,?]+$/;
const longest = 1024;

/**
 * Requires a name with one meaning for all clients: browsers resolve a folder `..` before they send
 * the request.
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
 * Returns the object of a path `…/:bucket/:name{.+}`.
 * @throws StorageError InvalidKey
 */
export function readTarget(c: StorageContext): Target {
  return { bucketId: c.req.param('bucket') ?? '', name: requireKey(c.req.param('name') ?? '') };
}
