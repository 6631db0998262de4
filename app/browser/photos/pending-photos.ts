import type { Photo } from '#app/domain/photo/photo.ts';
import type { PreparedPhoto } from './prepare-photo.ts';

/** A photo that is ready and that the storage does not have yet. */
export type PendingPhoto = {
  id: string;
  /** Of the bucket, where it is going. */
  folder: string;
  fileName: string;
  prepared: PreparedPhoto;
  preview: string;
  photo: Photo;
};

const storeName = 'pending-photos';

/**
 * Keeps a photo in this browser, so that it outlives the tab, the network and signing in. Where
 * nothing may be stored it lives as long as the page.
 */
export async function keepPending(pending: PendingPhoto): Promise<void> {
  const { id, folder, fileName, prepared, preview, photo } = pending;
  await run('readwrite', (store) => store.put({ id, folder, fileName, prepared, preview, photo }));
}

export async function forgetPending(id: string): Promise<void> {
  await run('readwrite', (store) => store.delete(id));
}

/** Those of a folder, in no order; none where nothing may be stored. */
export async function findPending(folder: string): Promise<PendingPhoto[]> {
  const all = await run('readonly', (store) => store.getAll() as IDBRequest<PendingPhoto[]>);
  return (all ?? []).filter((pending) => pending.folder === folder);
}

type Ask<Result> = (store: IDBObjectStore) => IDBRequest<Result>;

async function run<Result>(mode: IDBTransactionMode, ask: Ask<Result>): Promise<Result | null> {
  try {
    const database = await openDatabase();
    try {
      return await settle(ask(database.transaction(storeName, mode).objectStore(storeName)));
    } finally {
      database.close();
    }
  } catch {
    return null; // forbidden or full
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('mainstreet', 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(storeName, { keyPath: 'id' });
  });
  return settle(request);
}

function settle<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
}
