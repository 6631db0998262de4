import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { screens } from '../support/screens.ts';
import { startIsolatedBackend } from '../support/test-backend.ts';
import { requireTool } from './tools.ts';

type Message = { type: string; message: string; url: string; extract?: string };

/** The W3C's Nu validator on every kind of public screen. It needs Java; without it this says so. */
export async function benchMarkup(): Promise<void> {
  const run = promisify(execFile);
  const hasJava = await run('java', ['-version']).then(
    () => true,
    () => false,
  );
  if (!hasJava) {
    console.log('\nThe Nu validator was not run: there is no Java here.');
    return;
  }
  const jar = join(await requireTool('vnu-jar'), 'build', 'dist', 'vnu.jar');
  const folder = await mkdtemp(join(tmpdir(), 'mainstreet-markup-'));
  const backend = await startIsolatedBackend();
  for (const { name, path } of screens) {
    const html = await (await fetch(backend.workerUrl + path)).text();
    await writeFile(join(folder, `${name.replaceAll(' ', '-')}.html`), html);
  }
  await backend.stop();
  const args = ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', folder];
  const { stdout } = await run('java', args, { maxBuffer: 64 * 1024 * 1024 });
  await rm(folder, { recursive: true });
  const { messages }: { messages: Message[] } = JSON.parse(stdout);
  const errors = messages.filter(({ type }) => type === 'error');
  console.log(`\nNu validator: ${screens.length} screens, ${errors.length} errors`);
  for (const { url, message, extract } of errors) {
    console.log(`${url.split('/').at(-1)}: ${message} ${extract?.trim() ?? ''}`);
  }
  if (errors.length > 0) throw new Error('The markup is not valid');
}
