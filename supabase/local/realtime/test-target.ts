import {
  REALTIME_SUBSCRIBE_STATES,
  type RealtimeChannel,
  type SupabaseClient,
  createClient,
} from '@supabase/supabase-js';
import { createProject, password, startTestStack } from '../testing/project.ts';

const tables = `
create type public.mood as enum ('fine', 'bad');
create table public.posts (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid,
  body text not null default '',
  rank integer not null default 0,
  is_public boolean not null default false,
  mood public.mood,
  tags text[] not null default '{}',
  facts jsonb,
  secret text,
  written_at timestamptz not null default now()
);
alter table public.posts enable row level security;
create policy "Anyone may read what is public" on public.posts for select to anon, authenticated using (is_public);
create policy "People read their own" on public.posts for select to authenticated
  using (owner_id = (select auth.uid()));
revoke all on public.posts from anon, authenticated;
grant select (id, owner_id, body, rank, is_public, mood, tags, facts, written_at) on public.posts to anon, authenticated;
create table public.unpublished (id integer primary key);
grant select on public.unpublished to anon;
create policy "People listen in their own room" on realtime.messages for select to authenticated
  using (realtime.topic() = 'room-' || (select auth.uid()));
create policy "People speak in their own room" on realtime.messages for insert to authenticated
  with check (realtime.topic() = 'room-' || (select auth.uid()));
alter publication supabase_realtime add table public.posts, public.counters;
`;

export type Target = Awaited<ReturnType<typeof openTarget>>;

/**
 * Returns one stack for all tests of realtime-js, because starting it takes longer than they do.
 */
export function shareTarget(): Promise<Target> {
  return (shared ??= openTarget());
}

let shared: Promise<Target> | null = null;

/** Starts a stack, on its own server for tests that end it, else on the server of the run. */
export async function openTarget() {
  const project = createProject({ 'migrations/20260102000000_posts.sql': tables });
  const { supabase, database, lines, stop } = await startTestStack({ projectDir: project.folder });
  const { url, publishableKey, secretKey, jwtSecret } = supabase;
  const clients: SupabaseClient[] = [];
  const connect = (key: string) => {
    const client = createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    clients.push(client);
    return client;
  };
  const admin = connect(secretKey);

  async function signInNewPerson(): Promise<{ client: SupabaseClient; id: string }> {
    const email = `person-${crypto.randomUUID()}@mainstreet.example`;
    const { data } = await admin.auth.admin.createUser({ email, password, email_confirm: true });
    const client = connect(publishableKey);
    await client.auth.signInWithPassword({ email, password });
    return { client, id: data.user?.id ?? '' };
  }
  return {
    url,
    publishableKey,
    jwtSecret,
    admin,
    connect: () => connect(publishableKey),
    signInNewPerson,
    database,
    lines,
    stop: async () => {
      await Promise.all(clients.map((client) => client.removeAllChannels()));
      await stop();
      project.remove();
    },
  };
}

/** Resolves when the channel is joined and its subscriptions are set up. */
export function join(channel: RealtimeChannel): Promise<RealtimeChannel> {
  return new Promise((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve(channel);
      else reject(error ?? new Error(status));
    });
  });
}

/** Returns a topic that no other test uses. */
export function newTopic(): string {
  return `topic-${crypto.randomUUID()}`;
}
