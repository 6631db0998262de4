import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../local/errors.ts';

/** Longer than any copy of it takes. */
const retentionMs = 10 * 60_000;

type CachedFolder = {
  /** The parent folder, which contains only this cache. */
  cache: string;
  /** Identifies its inputs; a folder of another name is stale. */
  name: string;
  /** Creates it in a folder that does not exist yet. */
  make: (folder: string) => Promise<void>;
};

/**
 * Returns a folder that is created once and kept until another one of its kind is created. It gets
 * its name only when it is complete, so an interrupted run leaves no valid entry, and two processes
 * that create the same do not conflict.
 * @returns its path; copy it within minutes (`retentionMs`), after which other processes may delete it
 */
export async function findOrMake({ cache, name, make }: CachedFolder): Promise<string> {
  const folder = join(cache, name);
  if (noteUse(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const unfinished = nameForNow(folder);
  try {
    await make(unfinished);
    putInPlace(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  removeOthers(cache, name);
  return folder;
}

/** @returns false when it does not exist */
function noteUse(folder: string): boolean {
  try {
    utimesSync(folder, new Date(), new Date());
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** Returns a temporary name that contains the process id. */
function nameForNow(folder: string): string {
  return `${folder}.${randomUUID().slice(0, 8)}.${process.pid}`;
}

function putInPlace(unfinished: string, folder: string): void {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process created the same one first.
    if (!existsSync(folder)) throw error;
  }
  noteUse(folder);
}

function removeOthers(cache: string, name: string): void {
  for (const other of readdirSync(cache)) {
    const folder = join(cache, other);
    const maker = findMaker(other);
    const isWanted = maker === null ? wasJustUsed(folder) : isRunning(maker);
    if (other !== name && !isWanted) remove(folder);
  }
}

/** Renames it first, so that an interrupted removal leaves no valid entry. */
function remove(folder: string): void {
  const renamed = nameForNow(folder);
  try {
    renameSync(folder, renamed);
  } catch (error) {
    // Another process is removing it too.
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  rmSync(renamed, { recursive: true, force: true });
}

function wasJustUsed(folder: string): boolean {
  const usedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - usedAt < retentionMs;
}

/**
 * Returns the process that is creating or removing an incomplete folder; null for a complete one.
 */
function findMaker(name: string): number | null {
  const pid = /\.(\d+)$/.exec(name)?.[1];
  return pid === undefined ? null : Number(pid);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
