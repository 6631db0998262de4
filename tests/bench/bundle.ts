import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../../supabase/local/environment.ts';
import { startTestBackend } from '../support/test-backend.ts';

const limitBytes = 130_000;

/** The JavaScript that `/` asks for before anything is touched, as a browser receives it. */
export async function benchBundle(): Promise<void> {
  const backend = await startTestBackend();
  const html = await (await fetch(`${backend.workerUrl}/`)).text();
  await backend.stop();
  const files = new Set(Array.from(html.matchAll(/\/assets\/[\w.-]+\.js/g), ([path]) => path));
  let bytes = 0;
  for (const file of files) {
    const script = await readFile(join(root, 'build', 'client', file));
    if (/supabase|GoTrue|PostgREST/i.test(script.toString())) {
      throw new Error(`supabase-js has reached the first load: ${file}`);
    }
    bytes += brotliCompressSync(script).length;
  }
  console.log(
    `\nInitial JavaScript of /: ${files.size} files, ${(bytes / 1000).toFixed(1)} kB brotli (limit ${limitBytes / 1000} kB)`,
  );
  if (bytes > limitBytes) {
    throw new Error('The first load is over its limit');
  }
}
