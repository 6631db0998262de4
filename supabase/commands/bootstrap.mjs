// Runs first in every npm script. It works with nothing installed and on Node 20: it installs the
// packages of package-lock.json when that has changed, then runs the script with the Node that the
// lock file pins. Usage: node bootstrap.mjs SCRIPT.ts [arguments]
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.installed-lock-sha256');
const isWindows = process.platform === 'win32';
const pinnedNode = join(modules, 'node', 'bin', isWindows ? 'node.exe' : 'node');

const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing packages (the first time takes a minute or two) …');
  const npm = isWindows ? 'npm.cmd' : 'npm';
  // Not `npm ci`, and without the lock file on anything but 64-bit x86 Linux: the lock file was
  // made where the registry has packages for that platform only, and npm would skip those of other
  // systems.
  const flags = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const isLocked = process.platform === 'linux' && process.arch === 'x64';
  const lockFlag = isLocked ? [] : ['--no-package-lock'];
  const code = await run(npm, ['install', ...flags, ...lockFlag], { shell: isWindows });
  if (code !== 0) {
    fail('Installing the packages failed; see the lines above, then run the same command again.');
  }
  writeFileSync(stamp, lock);
}
const ending = new URL('end-with-parent.mjs', import.meta.url).href;
const vocabulary = new URL('build-vocabulary.ts', import.meta.url).href;
process.exit(
  await run(findNode(), ['--import', ending, '--import', vocabulary, ...process.argv.slice(2)]),
);

function findNode() {
  if (existsSync(pinnedNode)) {
    return pinnedNode;
  }
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) {
    return process.execPath;
  }
  return fail(
    'Node 24 from npm is missing: delete the folder node_modules and run the same command again.',
  );
}

function run(command, args, options = {}) {
  const path = `${join(modules, '.bin')}${delimiter}${process.env.PATH}`;
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
    ...options,
  });
  // Ctrl-C reaches the child by itself; a signal sent to this process only is forwarded.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // npm does not forward the signal that ends it, so poll whether the parent has gone.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`Could not run ${command}: ${error.message}`));
    child.on('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
