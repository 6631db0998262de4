import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { root } from '../environment.ts';
import { dropDatabase } from '../postgres/databases.ts';
import { startStack, type Stack, type StackOptions } from '../stack.ts';
import { generousLimits } from './generous-limits.ts';

export const ownerId = '11111111-1111-4111-8111-111111111111';
export const password = 'correct horse 1';

const notes = `
create extension if not exists pg_trgm with schema extensions;
create table public.notes (
  id bigint generated always as identity primary key,
  body text not null,
  owner_id uuid references auth.users,
  is_public boolean not null default false
);
alter table public.notes enable row level security;
create policy "Anyone may read public notes" on public.notes
  for select to anon, authenticated using (is_public);
create policy "Owners may read their own notes" on public.notes
  for select to authenticated using (owner_id = (select auth.uid()));
create policy "Owners may write their own notes" on public.notes
  for insert to authenticated with check (owner_id = (select auth.uid()));
create table public.items (id integer primary key, name text not null unique);
insert into public.items select n, 'item ' || n from generate_series(1, 1500) n;
create table public.counters (id integer primary key, value integer not null);
insert into public.counters values (1, 0);
create function public.add_slowly(amount integer) returns integer language plpgsql as $$
declare
  before integer;
begin
  select value into before from public.counters where id = 1 for update;
  perform count(*) from generate_series(1, 20000);
  update public.counters set value = before + amount where id = 1;
  return before + amount;
end
$$;
`;

const seed = `
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
  raw_app_meta_data, raw_user_meta_data, created_at, updated_at,
  confirmation_token, recovery_token, email_change, email_change_token_new
)
select
  '00000000-0000-0000-0000-000000000000', id::uuid, 'authenticated', 'authenticated', email,
  extensions.crypt('${password}', extensions.gen_salt('bf', 6)), confirmed,
  '{"provider":"email","providers":["email"]}', '{"name":"Test"}', now(), now(), '', '', '', ''
from (values
  ('${ownerId}', 'owner@mainstreet.example', now()),
  ('22222222-2222-4222-8222-222222222222', 'new@mainstreet.example', null)
) as account (id, email, confirmed);
insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
select id::text, id, jsonb_build_object('sub', id, 'email', email), 'email', now(), now()
from auth.users;
insert into public.notes (body, owner_id, is_public) values
  ('for everyone', '${ownerId}', true), ('for the owner', '${ownerId}', false);
`;

/** Returns the account settings of this repository's config.toml. */
export function readAuthSections(): string {
  const text = readFileSync(join(root, 'supabase', 'config.toml'), 'utf8');
  return text.slice(text.indexOf('[auth]'));
}

/** Creates a project in a temporary folder; `files` replaces or adds files, by their path in it. */
export function createProject(files: Record<string, string> = {}): {
  folder: string;
  write: (path: string, text: string) => void;
  remove: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'mainstreet-'));

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  write('migrations/20260101000000_notes.sql', notes);
  write('seed.sql', seed);
  write('config.toml', readAuthSections());
  for (const [path, text] of Object.entries(files)) write(path, text);
  return { folder, write, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Starts a stack on free ports that collects its log: on its own database on the server of this
 * run, or on a data folder.
 */
export async function startTestStack(
  options: Pick<StackOptions, 'projectDir'> & Partial<StackOptions>,
): Promise<Stack & { lines: string[] }> {
  const lines: string[] = [];
  const shared = { server: inject('server'), databaseName: `test_${randomUUID()}` };
  const place = options.dataDir === undefined && options.server === undefined ? shared : {};
  const stack = await startStack({
    dataDir: null,
    supabasePort: 0,
    upstashPort: 0,
    seed: true,
    variables: generousLimits,
    log: (line) => lines.push(line),
    ...place,
    ...options,
  });
  const { server, databaseName: name } = shared;
  const stop = () => stack.stop().then(() => dropDatabase({ server, name }));
  return { ...stack, lines, stop };
}
