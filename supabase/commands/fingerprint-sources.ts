import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCommit } from '../../app/build/find-commit.ts';

/**
 * The inputs of `react-router build` in the repository; package-lock.json stands for the packages.
 */
const folders = ['app', 'functions', 'workers', 'public'];
const files = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
  'wrangler.toml',
];
/** Vite also reads `.env` and its variants. */
const environmentFile = /^\.env/;
const environmentVariable = /^(VITE_|CLOUDFLARE_ENV$)/;

/** Returns a hash of everything that the Worker and the browser's files are built from. */
export function fingerprintSources(root: string): string {
  const hash = createHash('sha256').update(findCommit() ?? '');
  for (const name of listSources(root)) {
    const text = readFileSync(join(root, name));
    hash.update(`\0${name}\0${text.length}\0`).update(text);
  }
  for (const name of Object.keys(process.env).toSorted()) {
    if (environmentVariable.test(name)) hash.update(`\0${name}=${process.env[name]}`);
  }
  return hash.digest('hex').slice(0, 16);
}

function listSources(root: string): string[] {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1)),
  );
  const beside = readdirSync(root).filter((name) => environmentFile.test(name));
  const given = files.filter((name) => existsSync(join(root, name)));
  return [...inFolders, ...beside, ...given].toSorted();
}
