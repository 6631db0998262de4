import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeBuild } from '../../supabase/commands/take-build.ts';
import { addClock } from './test-clock.ts';

/** The folder with the build that this run tests. */
export function buildOfRun(): string {
  const folder = process.env.TEST_BUILD;
  if (folder === undefined) throw new Error('Nobody has called takeBuildOfRun() before');
  return folder;
}

/**
 * Puts a build of the present sources into the folder of this run, with a clock that tests set.
 * @throws StartError with the output of a build that fails
 */
export async function fillBuildOfRun(): Promise<void> {
  const folder = buildOfRun();
  await takeBuild({ folder });
  await addClock(folder);
}

/**
 * Takes the build of the present sources for the processes of this run, unless who started it has.
 * @returns what removes it again
 */
export async function takeBuildOfRun(): Promise<() => Promise<void>> {
  if (process.env.TEST_BUILD !== undefined) return async () => undefined;
  const folder = await mkdtemp(join(tmpdir(), 'mainstreet-build-'));
  process.env.TEST_BUILD = folder;
  await fillBuildOfRun();
  return () => rm(folder, { recursive: true });
}
