import { randomUUID } from 'node:crypto';
import { constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { copyFile, type FileHandle, link, open, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf } from '../errors.ts';

/** The bytes of objects. A file never changes: what replaces it has a version of its own. */
export type Files = {
  /**
   * Keeps what `write` writes; when this returns, it survives a power cut.
   * @returns the version by which a row names it
   */
  create: (write: (file: FileHandle) => Promise<void>) => Promise<string>;
  copy: (version: string) => Promise<string>;
  /** The same bytes under a version more; not synced, for what can be made anew. */
  link: (version: string) => Promise<string>;
  /** Null where there is none any more. */
  open: (version: string) => Promise<FileHandle | null>;
  remove: (versions: string[]) => Promise<void>;
  /** All that are kept. */
  list: () => Promise<string[]>;
  /** Removes the folder where it was a temporary one. */
  close: () => void;
};

const isVersion = /^[0-9a-f-]{36}$/;

/**
 * Opens the folder of one database's objects. File names are versions, never what people typed.
 * @param folder null for one that is removed at the end
 */
export function openFiles(folder: string | null): Files {
  const root = folder ?? mkdtempSync(join(tmpdir(), 'mainstreet-storage-'));
  const incoming = join(root, 'incoming');
  const kept = join(root, 'objects');
  rmSync(incoming, { recursive: true, force: true });
  mkdirSync(incoming, { recursive: true, mode: 0o700 });
  mkdirSync(kept, { recursive: true, mode: 0o700 });

  function pathOf(version: string): string {
    if (!isVersion.test(version)) throw new Error('A version that this service did not make');
    return join(kept, version);
  }

  async function keep(fill: (path: string) => Promise<void>): Promise<string> {
    const version = randomUUID();
    const path = join(incoming, version);
    try {
      await fill(path);
      await rename(path, pathOf(version));
      await sync(kept);
      return version;
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  return {
    create: (write) =>
      keep(async (path) => {
        const file = await open(path, 'wx', 0o600);
        try {
          await write(file);
          await file.sync();
        } finally {
          await file.close();
        }
      }),
    copy: (version) =>
      keep(async (path) => {
        await copyFile(pathOf(version), path, constants.COPYFILE_FICLONE);
        await sync(path);
      }),
    link: async (version) => {
      const another = randomUUID();
      await link(pathOf(version), pathOf(another));
      return another;
    },
    open: (version) =>
      open(pathOf(version)).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      }),
    remove: async (versions) => {
      await Promise.all(versions.map((version) => rm(pathOf(version), { force: true })));
    },
    list: () => readdir(kept),
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
