// `npm run types`: writes the database's TypeScript types; with --check it only compares.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import { root } from '../local/environment.ts';
import { connectDatabase } from '../local/database.ts';
import { openServer } from '../local/postgres/data-folder.ts';
import { prepareDatabase } from '../local/postgres/databases.ts';

const file = join(root, 'app', 'services', 'supabase', 'database.types.ts');
const log = () => undefined;
const server = await openServer({ dataDir: null, log });
const place = { server: server.handle, name: 'mainstreet' };
await prepareDatabase({ ...place, projectDir: join(root, 'supabase'), seed: false, log });
const database = connectDatabase({ ...place, role: 'postgres' });
const client = {
  query: async (sql: string) => ({ rows: await database.query<Record<string, unknown>>(sql) }),
};
const metadata = await introspect(client, { includedSchemas: ['public'] });
const types = await generateTypescript(sortGeneratorMetadata(metadata), { postgrestVersion: '12' });
await database.close();
await server.stop();

if (!process.argv.includes('--check')) {
  await writeFile(file, types);
  console.log(`Wrote ${file}`);
  process.exit(0);
}
if ((await readFile(file, 'utf8')) !== types) {
  console.error('The database types are not those of the migrations. Please run `npm run types`.');
  process.exit(1);
}
