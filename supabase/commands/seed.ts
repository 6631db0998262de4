// `npm run seed`: writes generated businesses or the committed seed's photos to a Supabase, or the
// committed SQL files.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import { findTarget } from './target.ts';
import { loadBusinesses } from '../seed/load.ts';
import { committedCount, generateBusinesses } from '../seed/generate.ts';
import { uploadObjects } from '../seed/upload-objects.ts';
import { writeSeedFiles } from '../seed/write-sql.ts';

const usage = 'npm run seed -- --businesses 100000 | --photos | --write | --draw';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      businesses: { type: 'string' },
      photos: { type: 'boolean' },
      write: { type: 'boolean' },
      draw: { type: 'boolean' },
    },
  });
  if (values.draw) return draw();
  if (values.write) return write();
  const count = Number(values.businesses ?? 0);
  const isWanted = values.businesses === undefined ? values.photos : count >= 1;
  if (!Number.isInteger(count) || !isWanted) throw new Error(`Say what or how many: ${usage}`);
  const target = await findTarget(console.log);
  console.log(`Seeding ${target.description}`);
  const supabase = await target.connect();
  const startedAt = performance.now();
  try {
    const db = createServiceRoleClient(supabase);
    if (values.photos) {
      const uploaded = await uploadObjects(db, showProgress('photos'));
      console.log(`Uploaded ${uploaded} photos of the committed seed in ${since(startedAt)} s`);
    }
    if (count > 0) {
      const onProgress = showProgress('businesses');
      const added = await loadBusinesses({ db, count, hasProfiles: true, onProgress });
      console.log(`Added ${added} of ${count} businesses in ${since(startedAt)} s`);
    }
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

function since(startedAt: number): string {
  return ((performance.now() - startedAt) / 1000).toFixed(1);
}

function showProgress(what: string): (done: number) => void {
  return (done) => {
    if (process.stdout.isTTY) process.stdout.write(`\r${done} ${what}\u001b[K\r`);
    else if (done % 10_000 === 0) console.log(`${done} ${what}`);
  };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
