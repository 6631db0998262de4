import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { ImportError, type Source } from '#app/domain/import/read/source.ts';

/** A file on disk as the rules read it; throws an ImportError when there is none that may be read. */
export async function openFile(path: string): Promise<Source> {
  const fail = (error: NodeJS.ErrnoException) => {
    throw new ImportError(`${path} cannot be read: ${describe(error)}.`);
  };
  const file = await stat(path).catch(fail);
  if (!file.isFile()) throw new ImportError(`${path} is not a file.`);
  await open(path).then((handle) => handle.close(), fail);
  return { name: basename(path), open: () => createReadStream(path) };
}

function describe(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return 'there is no such file';
  if (error.code === 'EACCES') return 'you may not read it';
  return error.message;
}
