import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { createProject, password, startTestStack } from '../testing/project.ts';

const policies = `
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('pictures', 'pictures', true, null, null),
  ('papers', 'papers', false, null, null),
  ('small', 'small', true, 1000, '{image/png,text/*}');
create policy "People write into their own folder" on storage.objects for insert to authenticated
  with check ((storage.foldername(name))[1] = (select auth.uid())::text);
create policy "People read their own folder" on storage.objects for select to authenticated
  using ((storage.foldername(name))[1] = (select auth.jwt() ->> 'sub'));
create policy "People change their own folder" on storage.objects for update to authenticated
  using ((storage.foldername(name))[1] = (select auth.uid())::text);
create policy "People empty their own folder" on storage.objects for delete to authenticated
  using ((storage.foldername(name))[1] = (select auth.uid())::text);
create policy "Anyone drops letters" on storage.objects for insert to anon
  with check (bucket_id = 'papers' and storage.extension(name) = 'letter');
`;

export type Target = Awaited<ReturnType<typeof openTarget>>;

/** Returns one stack for all tests of storage-js, because starting it takes longer than they do. */
export function shareTarget(): Promise<Target> {
  return (shared ??= openTarget());
}

let shared: Promise<Target> | null = null;

async function openTarget() {
  const project = createProject({
    'migrations/20260102000000_storage.sql': policies,
    'config.toml': '[storage]\nfile_size_limit = "2MiB"\n',
  });
  const { supabase, database, lines, stop } = await startTestStack({ projectDir: project.folder });
  const { url, publishableKey, secretKey } = supabase;
  const connect = (key: string) =>
    createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  const admin = connect(secretKey);

  async function signInNewPerson(): Promise<{ client: SupabaseClient; id: string }> {
    const email = `person-${crypto.randomUUID()}@mainstreet.example`;
    const { data } = await admin.auth.admin.createUser({ email, password, email_confirm: true });
    const client = connect(publishableKey);
    await client.auth.signInWithPassword({ email, password });
    return { client, id: data.user?.id ?? '' };
  }
  return {
    /** Address of the storage service. */
    url: `${url}/storage/v1`,
    publishableKey,
    admin,
    anonymous: connect(publishableKey),
    signInNewPerson,
    database,
    lines,
    stop: async () => {
      await stop();
      project.remove();
    },
  };
}

/** Returns a name that no other test uses. */
export function newName(ending = 'txt'): string {
  return `folder/${crypto.randomUUID()}.${ending}`;
}
