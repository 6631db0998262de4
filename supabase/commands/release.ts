// `npm run release -- 1.2.0`: sets the version, begins its section of the changelog, and records the migrations, which
// never change from then on. `-- --check` only says whether a release could be made.
import { execFileSync } from 'node:child_process';
import { root } from '../local/environment.ts';
import { StartError } from '../local/errors.ts';
import { makeRelease } from './releasing/make-release.ts';

function main(): void {
  const [version = '', ...more] = process.argv.slice(2).filter((one) => one !== '--check');
  if (!/^\d+\.\d+\.\d+$/.test(version) || more.length > 0) {
    throw new StartError('Name one version: npm run release -- 1.2.0');
  }
  const isCheck = process.argv.includes('--check');
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (changed !== '' && !isCheck) throw new StartError(`Commit or stash first:\n${changed}`);
  const today = new Date().toISOString().slice(0, 10);
  const { migrations } = makeRelease({ root, version, today, isCheck });
  console.log(
    isCheck
      ? `Version ${version} could be released with ${migrations} migrations.`
      : `Version ${version} with ${migrations} migrations. Look at CHANGELOG.md, then:
  npm test
  git add --all && git commit -m "Release ${version}" && git tag -a v${version} -m ${version} && git push --follow-tags`,
  );
}

try {
  main();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
