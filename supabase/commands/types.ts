// `npm run types`: writes the database's TypeScript types, the fields of a listing and the constants
// of search's order, which the database declares; with --check it only compares.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import { connectDatabase } from '../local/database.ts';
import { root } from '../local/environment.ts';
import { openServer } from '../local/postgres/data-folder.ts';
import { prepareDatabase } from '../local/postgres/databases.ts';

const log = () => undefined;
const server = await openServer({ dataDir: null, log });
const place = { server: server.handle, name: 'mainstreet' };
await prepareDatabase({ ...place, projectDir: join(root, 'supabase'), seed: false, log });
const database = connectDatabase({ ...place, role: 'postgres' });
const client = {
  query: async (sql: string) => ({ rows: await database.query<Record<string, unknown>>(sql) }),
};
const metadata = await introspect(client, { includedSchemas: ['public'] });
const files = {
  'app/services/supabase/database.types.ts': await generateTypescript(
    sortGeneratorMetadata(metadata),
    { postgrestVersion: '12' },
  ),
  'app/domain/business/listing-fields.ts': formatFields(
    await database.query('select * from private.listing_fields order by position'),
  ),
  'app/domain/search/rank-weights.ts': formatWeights(
    await database.query('select * from private.rank_weights'),
  ),
};
await database.close();
await server.stop();

const isCheck = process.argv.includes('--check');
for (const [name, text] of Object.entries(files)) {
  const file = join(root, name);
  if (!isCheck) {
    await writeFile(file, text);
    console.log(`Wrote ${name}`);
  } else if ((await readFile(file, 'utf8')) !== text) {
    console.error(`${name} is not what the migrations say. Please run \`npm run types\`.`);
    process.exitCode = 1;
  }
}

function formatFields(fields: Record<string, unknown>[]): string {
  const entries = fields.map(({ position: _, ...field }) => {
    const lines = Object.entries(field).map(
      ([key, value]) => `    ${key}: ${formatValue(value)},\n`,
    );
    return `  {\n${lines.join('')}  },\n`;
  });
  return (
    '// Written by `npm run types` from the table private.listing_fields, which has the comments.\n\n' +
    `/** The fields of a listing, in the order of forms and files. */\nexport const listingFields = [\n${entries.join('')}] as const;\n`
  );
}

function formatWeights([weights = {}]: Record<string, unknown>[]): string {
  const lines = Object.entries(weights).map(
    ([name, value]) => `  ${name}: ${formatValue(value)},\n`,
  );
  return (
    '// Written by `npm run types` from the view private.rank_weights, which has the comments.\n\n' +
    `/** The constants by which search orders listings. */\nexport const rankWeights = {\n${lines.join('')}} as const;\n`
  );
}

function formatValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatValue).join(', ')}]`;
  return typeof value === 'string' ? `'${value.replaceAll("'", String.raw`\'`)}'` : String(value);
}
