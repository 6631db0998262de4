import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { findQueueItem } from '#app/domain/admin-queue/admin-queue-calls.ts';
import { findClaim } from '#app/domain/claim/claim-calls.ts';
import { appointFirstAdmin } from '../../supabase/commands/appoint-first-admin.ts';
import { createClaimable, sendNewDocuments } from '../support/claims.ts';
import { asService } from '../support/clients.ts';
import { decideNow } from '../support/decide.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createPerson } from '../support/people.ts';
import { decideOne } from '../support/queue-decisions.ts';
import { sendNew } from '../support/submissions.ts';

const siteUrl = 'https://new.example';
const mark = 'only_admin';

/** Takes the role from the seed's admins, as if there had never been any. */
beforeEach(async () => {
  const database = fileDatabase()!;
  await database.exec(`alter table public.profiles disable trigger profiles_guard_last_super_admin;
    update public.profiles set role = 'community_user' where role in ('admin', 'super_admin');
    alter table public.profiles enable trigger profiles_guard_last_super_admin;`);
});

async function findReasons(rowId: string): Promise<(string | null)[]> {
  const { data } = await asService()
    .from('audit_log')
    .select('reason')
    .eq('row_id', rowId)
    .eq('action', 'update');
  return (data ?? []).map(({ reason }) => reason);
}

test('the only admin approves their own submission, marked so in the audit log', async () => {
  const { client: db } = await createPerson('admin');
  const { submission } = await sendNew(db);
  const { data } = await db.rpc('get_submission', { submission_id: submission.id });
  expect(data).toMatchObject({ is_own: false });
  const item = { kind: 'submission', filter: {} } as const;
  expect(await findQueueItem({ db }, { ...item, id: submission.id })).toMatchObject({
    is_own: true,
  });
  const theirs = await sendNew((await createPerson('community_user')).client);
  expect(await findQueueItem({ db }, { ...item, id: theirs.submission.id })).toMatchObject({
    is_own: false,
  });
  expect(await decideNow(db, { id: submission.id })).toMatchObject({ outcome: 'decided' });
  expect(await findReasons(submission.id)).toContain(mark);
});

test('a decision about somebody else’s submission is not marked, nor is the next one of a run', async () => {
  const { client: db } = await createPerson('admin');
  const { client: other } = await createPerson('community_user');
  const [own, theirs] = [await sendNew(db), await sendNew(other)];
  await decideOne(db, { id: own.submission.id });
  await decideNow(db, { id: theirs.submission.id });
  expect(await findReasons(theirs.submission.id)).not.toContain(mark);
});

test('with a second admin the first one decides nothing of their own, not even what they decided a moment ago', async () => {
  const { client: db } = await createPerson('admin');
  const { submission } = await sendNew(db);
  const { id } = submission;
  await decideOne(db, { id });
  await createPerson('admin');
  await decideNow(db, {
    id: (await sendNew((await createPerson('community_user')).client)).submission.id,
  });
  const { data } = await db.rpc('get_submission', { submission_id: id });
  expect(data).toMatchObject({ status: 'pending', is_own: true });
  expect(await decideOne(db, { id })).toMatchObject({ outcome: 'own' });
});

test('the only admin decides their claim of a listing without an owner, and no dispute of their own', async () => {
  const { client: db, userId } = await createPerson('admin');
  const owner = await createPerson('business_owner');
  for (const [owner_id, outcome] of [
    [null, 'decided'],
    [owner.userId, 'own'],
  ] as const) {
    const { id } = await sendNewDocuments((await createClaimable({ owner_id })).id);
    await asService().from('claims').update({ claimant_id: userId }).eq('id', id);
    const claim = await findClaim({ db }, id);
    expect(claim).toMatchObject({ is_own: outcome === 'own' });
    const decision = { kind: 'claim', id, version: claim!.revision } as const;
    expect(await decideNow(db, decision)).toMatchObject({ outcome });
    expect((await findReasons(id)).includes(mark)).toBe(outcome === 'decided');
  }
});

test('the first admin is a person who has confirmed the address', async () => {
  const db = asService();
  const { email } = await createPerson('community_user');
  const { data } = await db.auth.admin.createUser({
    email: 'stranger@new.example',
    password: 'of a stranger',
  });
  onTestFinished(async () => void (await db.auth.admin.deleteUser(data.user!.id)));
  const stranger = appointFirstAdmin({ db, address: 'stranger@new.example', siteUrl });
  await expect(stranger).rejects.toThrow('did not confirm it');
  expect(await appointFirstAdmin({ db, address: ` ${email.toUpperCase()} `, siteUrl })).toContain(
    'Sign in at https://new.example/auth',
  );
});
