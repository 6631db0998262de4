import {
  createClient,
  type SupabaseClient,
  type SupabaseClientOptions,
} from '@supabase/supabase-js';
import type { Mail } from '../inbox/inbox.ts';
import { createProject, startTestStack } from '../testing/project.ts';

type AuthOptions = NonNullable<SupabaseClientOptions<'public'>['auth']>;

export type Target = {
  url: string;
  publishableKey: string;
  /** Returns a separate client, like a newly opened browser. */
  connect: (auth?: AuthOptions) => SupabaseClient;
  admin: SupabaseClient;
  /** Returns the newest mail to an address; throws when there is none. */
  readMail: (to: string) => Promise<Mail>;
  countMails: (to: string) => Promise<number>;
  /** Opens the link of a mail and returns the address it redirects to. */
  open: (link: string) => Promise<URL>;
  post: (path: string, body: string) => Promise<Response>;
  /** Ages all stored timestamps of accounts. */
  advanceClock: (seconds: number) => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Returns the Supabase that the contract tests run against: the embedded one, or the one of
 * SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY and AUTH_TEST_INBOX_URL (which
 * responds like /inbox.json).
 */
export function shareTarget(): Promise<Target> {
  return (shared ??= openTarget());
}

let shared: Promise<Target> | null = null;

async function openTarget(): Promise<Target> {
  const { supabase, inboxUrl, advanceClock, stop } = await findTarget();
  const { url, publishableKey, secretKey } = supabase;

  async function findMails(to: string): Promise<Mail[]> {
    const response = await fetch(`${inboxUrl}?to=${encodeURIComponent(to)}`);
    const mails: Mail[] = await response.json();
    return mails;
  }
  async function readMail(to: string): Promise<Mail> {
    const [mail] = await findMails(to);
    if (mail === undefined) throw new Error(`There is no mail to ${to}`);
    return mail;
  }
  async function open(link: string): Promise<URL> {
    const response = await fetch(link, { redirect: 'manual' });
    return new URL(response.headers.get('location') ?? '');
  }
  const auth = { autoRefreshToken: false, persistSession: false };
  return {
    url,
    publishableKey,
    connect: (more = {}) => createClient(url, publishableKey, { auth: { ...auth, ...more } }),
    admin: createClient(url, secretKey, { auth }),
    readMail,
    countMails: async (to) => (await findMails(to)).length,
    open,
    post: (path, body) =>
      fetch(`${url}/auth/v1${path}`, { method: 'POST', body, headers: { apikey: publishableKey } }),
    advanceClock,
    stop,
  };
}

async function findTarget() {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, AUTH_TEST_INBOX_URL } =
    process.env;
  if (SUPABASE_URL && SUPABASE_PUBLISHABLE_KEY && SUPABASE_SECRET_KEY && AUTH_TEST_INBOX_URL) {
    return {
      supabase: {
        url: SUPABASE_URL,
        publishableKey: SUPABASE_PUBLISHABLE_KEY,
        secretKey: SUPABASE_SECRET_KEY,
      },
      inboxUrl: AUTH_TEST_INBOX_URL,
      advanceClock: (seconds: number) =>
        new Promise<void>((resolve) => void setTimeout(resolve, seconds * 1000)),
      stop: async () => {},
    };
  }
  const project = createProject();
  const { supabase, database, stop } = await startTestStack({ projectDir: project.folder });
  return {
    supabase,
    inboxUrl: `${supabase.url}/inbox.json`,
    advanceClock: (seconds: number) =>
      database.exec(`
        update auth.refresh_tokens set updated_at = updated_at - interval '${seconds} s';
        update auth.flow_state set
          created_at = created_at - interval '${seconds} s',
          auth_code_issued_at = auth_code_issued_at - interval '${seconds} s';
        update auth.users set
          confirmation_sent_at = confirmation_sent_at - interval '${seconds} s',
          recovery_sent_at = recovery_sent_at - interval '${seconds} s',
          email_change_sent_at = email_change_sent_at - interval '${seconds} s'`),
    stop: async () => {
      await stop();
      project.remove();
    },
  };
}

let count = 0;

/** Returns an unused address. */
export function newEmail(): string {
  count += 1;
  return `person-${Date.now()}-${count}@mainstreet.example`;
}

export const goodPassword = 'a long enough password';

/** Returns a confirmed account and a client signed in to it. */
export async function signInNewPerson(target: Target, auth: AuthOptions = {}) {
  const email = newEmail();
  const { error } = await target.admin.auth.admin.createUser({
    email,
    password: goodPassword,
    email_confirm: true,
  });
  if (error) throw error;
  const client = target.connect(auth);
  const { data } = await client.auth.signInWithPassword({ email, password: goodPassword });
  if (data.session === null) throw new Error('Signing in failed');
  return { email, client, session: data.session };
}

/** Parses the fields in the fragment of an address. */
export function readFragment(url: URL): URLSearchParams {
  return new URLSearchParams(url.hash.slice(1));
}
