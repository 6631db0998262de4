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

/** Longer than anybody takes to copy it. */
const keptMs = 10 * 60_000;

type CachedFolder = {
  /** The folder that keeps it, and nothing else. */
  cache: string;
  /** Says what it is made of; what has another name is out of date. */
  name: string;
  /** Makes it in a folder that is not there yet. */
  make: (folder: string) => Promise<void>;
};

/**
 * A folder that is made once and kept until another one of its kind is made. It has its name only
 * when it is whole, so what was interrupted counts for nothing, and two processes that make the same
 * do not meet.
 * @returns its path; to be copied within minutes (`keptMs`), after which others may take it away
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

/** @returns false when it is not there */
function noteUse(folder: string): boolean {
  try {
    utimesSync(folder, new Date(), new Date());
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** A name that tells whose it is. */
function nameForNow(folder: string): string {
  return `${folder}.${randomUUID().slice(0, 8)}.${process.pid}`;
}

function putInPlace(unfinished: string, folder: string): void {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process was first with the same.
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

/** Takes its name away first, so that a removal that is interrupted leaves nothing that counts. */
function remove(folder: string): void {
  const renamed = nameForNow(folder);
  try {
    renameSync(folder, renamed);
  } catch (error) {
    // Another process is removing it, too.
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  rmSync(renamed, { recursive: true, force: true });
}

function wasJustUsed(folder: string): boolean {
  const usedAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - usedAt < keptMs;
}

/** The process that is making or removing what is not whole; null for what is. */
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
