import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { fieldsWith } from '../business/business.ts';

type Page = { from: number; to: number };

/** PostgREST returns at most this many rows. */
const pageSize = 1000;

/**
 * What the directory stores about a person, one entry a noun: how to read a page of it. Row Level
 * Security decides which rows are theirs; the filter leaves out what is public anyway.
 */
const sources = {
  profile: (db: Db, id: string, { from, to }: Page) =>
    db.from('profiles').select().eq('user_id', id).order('user_id').range(from, to),
  notification_preferences: (db: Db, id: string, { from, to }: Page) =>
    db.from('notification_preferences').select().eq('user_id', id).order('user_id').range(from, to),
  api_keys: (db: Db, id: string, { from, to }: Page) =>
    db.from('api_keys').select(keyColumns).eq('owner_id', id).order('id').range(from, to),
  listings: (db: Db, _id: string, { from, to }: Page) =>
    db
      .rpc('get_own_businesses', {}, { get: true })
      .select(listingColumns)
      .order('id')
      .range(from, to),
  access: (db: Db, id: string, { from, to }: Page) =>
    db
      .from('business_members')
      .select('business_id, role, until, given_at')
      .eq('user_id', id)
      .order('business_id')
      .range(from, to),
  invitations: (db: Db, id: string, { from, to }: Page) =>
    db
      .from('business_invitations')
      .select(invitationColumns)
      .eq('invited_by', id)
      .order('id')
      .range(from, to),
  reviews: (db: Db, _id: string, { from, to }: Page) =>
    db.rpc('get_own_reviews', {}, { get: true }).select(reviewColumns).order('id').range(from, to),
  measurements: (db: Db, id: string, { from, to }: Page) =>
    db.from('perf_metrics').select().eq('user_id', id).order('id').range(from, to),
  submissions: (db: Db, id: string, { from, to }: Page) =>
    db
      .from('submissions')
      .select(submissionColumns)
      .eq('submitter_id', id)
      .order('id')
      .range(from, to),
  mails: (db: Db, _id: string, { from, to }: Page) =>
    db.rpc('find_own_mails', {}, { get: true }).order('id').range(from, to),
  notifications: (db: Db, id: string, { from, to }: Page) =>
    db
      .from('notifications')
      .select('id, kind, data, created_at, read_at')
      .eq('recipient_id', id)
      .order('id')
      .range(from, to),
  claims: (db: Db, id: string, { from, to }: Page) =>
    db.from('claims').select(claimColumns).eq('claimant_id', id).order('id').range(from, to),
  changes: (db: Db, id: string, { from, to }: Page) =>
    db
      .from('business_changes')
      .select(changeColumns)
      .eq('actor_id', id)
      .order('id')
      .range(from, to),
  held_changes: (db: Db, id: string, { from, to }: Page) =>
    db
      .from('held_changes')
      .select(heldChangeColumns)
      .eq('asked_by', id)
      .order('id')
      .range(from, to),
};

const keyColumns = 'id, name, prefix, created_at, last_used_at, revoked_at';

/** Without the id of the category, which stands there by name. */
const columnsOfFields = fieldsWith({})
  .flatMap(({ columns }) => columns)
  .filter((name) => name !== 'category_id');

const listingColumns =
  `id, slug, ${columnsOfFields.join(', ')}, ` +
  'category:categories(name), metro:metros(name), time_zone, status, temporarily_closed, reopens_on, moved_to, verification, rating, review_count, ' +
  'confirmed_at, created_at, updated_at, opening_hours(*), special_hours(*), services(*), ' +
  'fact_confirmations(*)';

const invitationColumns =
  'id, business_id, address, role, until, status, created_at, expires_at, ended_at';

const reviewColumns =
  'id, business_id, business:businesses(name, slug), author_name, rating, body, visited_on, proof, status, hidden_reason, owner_answer, ' +
  'answered_at, created_at, updated_at';

const submissionColumns =
  'id, status, content, revision, sent_at, reason, decided_at, business_id, created_at, updated_at';

const claimColumns =
  'id, business_id, status, evidence, website_code, note, revision, sent_at, object_until, objected_at, reason, ' +
  'decided_at, created_at, updated_at';

const changeColumns =
  'id, business_id, number, at, role, field, before, after, was_public, salt, previous_hash, hash';

const heldChangeColumns =
  'id, business_id, field, before, after, status, asked_at, reason, decided_at';

export type AccountExport = { exported_at: string; user: object } & Record<
  keyof typeof sources,
  object[]
>;

/**
 * Returns what the directory stores about the caller, except the audit log, which only super admins
 * may read, and Supabase Auth's list of sessions, which has no API.
 * @throws AppError backend_unavailable if any part cannot be read: half an export would look
 *   complete
 */
export async function exportAccount({ db }: { db: Db }, now: Date): Promise<AccountExport> {
  const { user } = requireData(await db.auth.getUser());
  const parts = await Promise.all(
    Object.entries(sources).map(async ([name, read]) => {
      return [name, await readAll((page) => read(db, user.id, page))] as const;
    }),
  );
  const rows = Object.fromEntries(parts) as Record<keyof typeof sources, object[]>;
  return { exported_at: now.toISOString(), user, ...rows };
}

type ReadPage = (
  page: Page,
) => PromiseLike<
  { data: object[]; error: null } | { data: unknown; error: { code?: string; message: string } }
>;

async function readAll(readPage: ReadPage): Promise<object[]> {
  const rows: object[] = [];
  for (;;) {
    const page = requireData(await readPage({ from: rows.length, to: rows.length + pageSize - 1 }));
    rows.push(...page);
    if (page.length < pageSize) return rows;
  }
}
