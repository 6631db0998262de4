import { afterAll, beforeAll, expect, test } from 'vitest';
import { bulkJobSchema } from '#app/domain/bulk/bulk-schema.ts';
import { listingStatusNames } from '#app/domain/business/business-labels.ts';
import { reviewedClaimSchema } from '#app/domain/claim/claim-schema.ts';
import { duplicatePairSchema } from '#app/domain/duplicate/duplicate-schema.ts';
import { changeToDecideSchema } from '#app/domain/editing/editing-schema.ts';
import { submissionStatusNames } from '#app/domain/submission/submission.ts';
import { suggestionStatusNames } from '#app/domain/suggested-edit/suggested-edit.ts';
import { stateNames as importStateNames } from '#app/routes/admin/imports/labels.ts';
import type { Database } from '../../supabase/local/database.ts';
import { openSchema } from '../support/open-schema.ts';

let database: Database;

beforeAll(async () => {
  database = await openSchema();
});
afterAll(() => database.close());

/** What screens can show of each status; records of names have the type of their schema. */
const shown: Record<string, readonly string[]> = {
  listing_status: Object.keys(listingStatusNames),
  submission_status: Object.keys(submissionStatusNames),
  claim_status: reviewedClaimSchema.shape.status.options,
  import_state: Object.keys(importStateNames),
  duplicate_state: duplicatePairSchema.shape.state.options,
  // Admins are shown the failed ones; a person's export has the value itself.
  mail_status: ['waiting', 'sent', 'unwanted', 'failed'],
  // Drafts are listed as such, else by their date.
  article_status: ['draft', 'published'],
  // Also of questions. Authors see 'held' and 'hidden' beside their own, the latter with its reason.
  review_status: ['published', 'held', 'hidden'],
  // The reporter's page shows each.
  report_status: ['open', 'upheld', 'dismissed'],
  // Accepted ones are members, declined ones are told to the owner, withdrawn ones end.
  invitation_status: ['open', 'accepted', 'declined', 'withdrawn'],
  suggestion_status: Object.keys(suggestionStatusNames),
  // Admins filter the invitations by each.
  owner_invitation_status: ['invited', 'opened', 'correct', 'claimed', 'declined', 'removal'],
  pending_changes: changeToDecideSchema.shape.status.options,
  bulk_state: bulkJobSchema.shape.state.options,
};

test('screens cover every status value in the database', async () => {
  const enums = await database.query<{ name: string; values: string[] }>(`
    select t.typname as name, array_agg(e.enumlabel::text order by e.enumsortorder) as values
    from pg_enum as e join pg_type as t on t.oid = e.enumtypid
    where t.typnamespace::regnamespace::text in ('public', 'private') and t.typname ~ '_(status|state)$'
    group by t.typname
    union all
    select c.conrelid::regclass::text, array(
      select m[1] from regexp_matches(pg_get_constraintdef(c.oid), '''([a-z]+)''::text', 'g') as m)
    from pg_constraint as c
    where c.contype = 'c' and pg_get_constraintdef(c.oid) ~ '^CHECK \\(\\(status = ANY'`);
  const valuesOf = (all: [string, readonly string[]][]) =>
    Object.fromEntries(all.map(([name, values]) => [name, values.toSorted()]));
  expect(valuesOf(enums.map(({ name, values }) => [name.replace(/^.*\./, ''), values]))).toEqual(
    valuesOf(Object.entries(shown)),
  );
});

test('each change of a status is a row of the audit log, except of mails, notifications and jobs', async () => {
  const unaudited = await database.query<{ name: string }>(`
    select distinct a.attrelid::regclass::text as name
    from pg_attribute as a join pg_type as t on t.oid = a.atttypid join pg_class as c on c.oid = a.attrelid
    where c.relkind = 'r' and not a.attisdropped and t.typname ~ '_(status|state)$'
      and c.relnamespace::regnamespace::text in ('public', 'private') and a.attname <> 'notified_status'
      and not exists (select from pg_trigger as g join pg_proc as p on p.oid = g.tgfoid
        where g.tgrelid = c.oid and p.proname = 'write_audit' and g.tgtype & 16 > 0)`);
  // What a job does to a listing is a row of the listing.
  expect(unaudited.map(({ name }) => name)).toEqual([
    'private.bulk_jobs',
    'private.bulk_rows',
    'private.mails',
  ]);
});
