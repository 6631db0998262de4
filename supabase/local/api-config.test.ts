import { createClient } from '@supabase/supabase-js';
import { expect, onTestFinished, test } from 'vitest';
import { createProject, startTestStack } from './testing/project.ts';

test('the API serves the schemas and as many rows as [api] of config.toml says', async () => {
  const project = createProject({
    'config.toml': `[api]\nschemas = [\n  "public", # the usual\n  'other',\n]\nmax_rows = 7\n`,
    'migrations/20260102000000_other.sql': `
      create schema other;
      grant usage on schema other to anon;
      create table other.things (id integer);
      grant select on other.things to anon;
      insert into other.things values (1);`,
  });
  const stack = await startTestStack({ projectDir: project.folder });
  onTestFinished(async () => {
    await stack.stop();
    project.remove();
  });
  const { url, publishableKey } = stack.supabase;
  const visitor = createClient(url, publishableKey, { auth: { persistSession: false } });
  expect((await visitor.schema('other').from('things').select()).data).toEqual([{ id: 1 }]);
  expect((await visitor.from('items').select()).data).toHaveLength(7);
  expect((await visitor.schema('extensions').from('x').select()).error?.code).toBe('PGRST106');
});
