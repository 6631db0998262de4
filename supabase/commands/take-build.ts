import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../local/environment.ts';
import { StartError } from '../local/errors.ts';
import { findOrMake } from './cached-folder.ts';
import { fingerprintSources } from './fingerprint-sources.ts';

/** The sources to build, where builds are cached, and how to build. */
export type Project = {
  root: string;
  cache: string;
  build: (folder: string, signal?: AbortSignal) => Promise<void>;
};

const thisProject: Project = {
  root,
  cache: join(root, 'node_modules', '.cache', 'mainstreet-build'),
  build: runBuild,
};

type BuildOptions = {
  /** Aborts a running build. */
  signal?: AbortSignal;
};

/**
 * Returns a build of the current sources: the Worker (`server/`) and the browser's files
 * (`client/`). Builds only if the last build was of other sources.
 * @returns a folder to copy soon (`takeBuild`): later builds delete it
 * @throws StartError with the build's output
 */
export async function findBuild(
  { signal }: BuildOptions = {},
  project = thisProject,
): Promise<string> {
  const name = fingerprintSources(project.root);
  async function make(folder: string) {
    await project.build(folder, signal);
    if (fingerprintSources(project.root) !== name) throw new EditedMeanwhile();
  }
  try {
    return await findOrMake({ cache: project.cache, name, make });
  } catch (error) {
    if (error instanceof EditedMeanwhile) return findBuild({ signal }, project);
    throw error;
  }
}

class EditedMeanwhile extends Error {}

/** Copies the build into a caller-owned folder that other builds do not change. */
export async function takeBuild(
  { folder, signal }: BuildOptions & { folder: string },
  project = thisProject,
): Promise<void> {
  const built = await findBuild({ signal }, project);
  await rm(folder, { recursive: true, force: true });
  await cp(built, folder, { recursive: true });
}

async function runBuild(folder: string, signal?: AbortSignal): Promise<void> {
  const output: Buffer[] = [];
  const child = spawn('react-router', ['build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Test runners set their own NODE_ENV, with which React would be built for development.
    env: { ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: folder },
    signal,
  });
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    throw new StartError(`Building the Worker failed:\n${Buffer.concat(output).toString()}`);
  }
  // The build stores its variables there; the server of the Worker passes the real ones.
  await rm(join(folder, 'server', '.dev.vars'), { force: true });
  await removeRedirect();
}

/**
 * Deletes Vite's note for wrangler of where the build is: every command of wrangler would follow it, also to a folder
 * that is gone.
 */
export async function removeRedirect(): Promise<void> {
  await rm(join(root, '.wrangler', 'deploy', 'config.json'), { force: true });
}
