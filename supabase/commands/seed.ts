// `npm run seed`: writes generated businesses to a database, or to the committed SQL files.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import { findTarget } from './target.ts';
import { loadBusinesses } from '../seed/load.ts';
import { committedCount, generateBusinesses } from '../seed/generate.ts';
import { writeSeedFiles } from '../seed/write-sql.ts';

const usage = 'npm run seed -- --businesses 100000 | --write | --draw';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      businesses: { type: 'string' },
      write: { type: 'boolean' },
      draw: { type: 'boolean' },
    },
  });
  if (values.draw) return draw();
  if (values.write) return write();
  const count = Number(values.businesses);
  if (!Number.isInteger(count) || count < 1) throw new Error(`Say how many: ${usage}`);
  const target = await findTarget(console.log);
  console.log(`Seeding ${target.description}`);
  const supabase = await target.connect();
  const startedAt = performance.now();
  try {
    const db = createServiceRoleClient(supabase);
    const added = await loadBusinesses({ db, count, hasProfiles: true, onProgress: showProgress });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`Added ${added} of ${count} businesses in ${seconds} s`);
  } finally {
    await supabase.stop();
  }
}

async function draw(): Promise<void> {
  // Loaded only to draw; adding businesses does not need it.
  const { drawPictures } = await import('../seed/draw-pictures.ts');
  const pictures = await drawPictures();
  console.log(`Drew ${pictures.length} pictures`);
}

function write(): void {
  const files = writeSeedFiles([...generateBusinesses({ count: committedCount })]);
  for (const [path, text] of files) writeFileSync(join(import.meta.dirname, '..', path), text);
  console.log(`Wrote ${files.size} files`);
}

function showProgress(done: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} businesses\u001b[K\r`);
  else if (done % 10_000 === 0) console.log(`${done} businesses`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
