import { randomUUID } from 'node:crypto';
import { constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { copyFile, type FileHandle, open, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf } from '../errors.ts';

/** The files of objects. A file never changes: a replacement gets its own version. */
export type Files = {
  /**
   * Stores what `write` writes; durable when this returns, even on a power cut.
   * @returns the version stored in the row
   */
  create: (write: (file: FileHandle) => Promise<void>) => Promise<string>;
  copy: (version: string) => Promise<string>;
  /** Null when it does not exist any more. */
  open: (version: string) => Promise<FileHandle | null>;
  remove: (versions: string[]) => Promise<void>;
  /** Returns all stored versions. */
  list: () => Promise<string[]>;
  /** Removes the folder if it is temporary. */
  close: () => void;
};

const isVersion = /^[0-9a-f-]{36}$/;

/**
 * Opens the folder of one database's objects. File names are versions, never user input.
 * @param folder null for a temporary one
 */
export function openFiles(folder: string | null): Files {
  const root = folder ?? mkdtempSync(join(tmpdir(), 'mainstreet-storage-'));
  const incoming = join(root, 'incoming');
  const objects = join(root, 'objects');
  rmSync(incoming, { recursive: true, force: true });
  mkdirSync(incoming, { recursive: true, mode: 0o700 });
  mkdirSync(objects, { recursive: true, mode: 0o700 });

  function pathOf(version: string): string {
    if (!isVersion.test(version)) throw new Error('A version that this service did not make');
    return join(objects, version);
  }

  async function store(fill: (path: string) => Promise<void>): Promise<string> {
    const version = randomUUID();
    const path = join(incoming, version);
    try {
      await fill(path);
      await rename(path, pathOf(version));
      await sync(objects);
      return version;
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  return {
    create: (write) =>
      store(async (path) => {
        const file = await open(path, 'wx', 0o600);
        try {
          await write(file);
          await file.sync();
        } finally {
          await file.close();
        }
      }),
    copy: (version) =>
      store(async (path) => {
        await copyFile(pathOf(version), path, constants.COPYFILE_FICLONE);
        await sync(path);
      }),
    open: (version) =>
      open(pathOf(version)).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      }),
    remove: async (versions) => {
      await Promise.all(versions.map((version) => rm(pathOf(version), { force: true })));
    },
    list: () => readdir(objects),
    close: () => {
      if (folder === null) rmSync(root, { recursive: true, force: true });
    },
  };
}

async function sync(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
