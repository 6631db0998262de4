import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { confirmEvidence } from '#app/domain/admin-queue/admin-queue-calls.ts';
import { findSubmission } from '#app/domain/submission/submission-calls.ts';
import type { Content } from '#app/domain/submission/submission.ts';
import { asService, signInAs } from '../support/clients.ts';
import { decideNow } from '../support/decide.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createPerson } from '../support/people.ts';
import { newContent, sendNew } from '../support/submissions.ts';

type Choice = {
  content?: Partial<Content>;
  /** Whether an admin confirms the website before approving. */
  isConfirmed?: boolean;
  /** How long ago the account's email was confirmed. */
  daysAgo?: number;
  isAtWebsite?: boolean;
};

/** Has somebody submit a business as theirs, and an admin approve it; returns what became of the claim. */
async function submitOwn({ content, isConfirmed, daysAgo = 0, isAtWebsite = true }: Choice) {
  const person = await createPerson('community_user');
  const host = `${randomUUID().slice(0, 8)}.example`;
  await fileDatabase()!.query(
    'update auth.users set email = coalesce($2, email), email_confirmed_at = now() - make_interval(days => $3) where id = $1',
    [person.userId, isAtWebsite ? `owner@${host}` : null, daysAgo],
  );
  const website = `https://${host}/`;
  const { submission } = await sendNew(
    person.client,
    newContent({ website, is_mine: true, ...content }),
  );
  const { client: db } = await signInAs('admin');
  if (isConfirmed) {
    const evidence = { listingId: submission.id, field: 'website', value: website } as const;
    await confirmEvidence({ db }, { ...evidence, isConfirmed: true });
  }
  const before = await findSubmission({ db }, submission.id);
  expect(await decideNow(db, { id: submission.id, version: before?.revision })).toMatchObject({
    outcome: 'decided',
  });
  const { data: listing } = await asService()
    .from('businesses')
    .select('owner_id, verification')
    .eq('id', submission.id)
    .single();
  const { data: claims } = await asService()
    .from('claims')
    .select('status, sent_at, decided_by')
    .eq('business_id', submission.id);
  return { ownership: before?.ownership, listing, claims, userId: person.userId };
}

const unowned = { owner_id: null, verification: 'none' };
const started = [{ status: 'pending', sent_at: null, decided_by: null }];

test('approving a business of who reads mail at its confirmed website makes them its owner', async () => {
  const { userId, ...given } = await submitOwn({ isConfirmed: true });
  expect(given).toMatchObject({
    ownership: 'given',
    listing: { owner_id: userId, verification: 'email' },
    claims: [{ status: 'approved' }],
  });
  expect(given.claims![0]!.decided_by).not.toBeNull();
});

test.each([
  ['a website that no admin has confirmed', {}, 'unconfirmed'],
  ['an email elsewhere', { isConfirmed: true, isAtWebsite: false }, 'asked'],
  ['an email confirmed long ago', { isConfirmed: true, daysAgo: 31 }, 'asked'],
  ['no website', { content: { website: '' } }, 'asked'],
  ['a host of many', { content: { website: 'https://gmail.com/' } }, 'asked'],
] as const)(
  'with %s, who submits a business as theirs must verify it',
  async (_, choice, ownership) => {
    const { userId: _id, ...left } = await submitOwn(choice);
    expect(left).toEqual({ ownership, listing: unowned, claims: started });
  },
);

test('who submits a business of somebody else claims nothing', async () => {
  const { ownership, listing, claims } = await submitOwn({
    isConfirmed: true,
    content: { is_mine: false },
  });
  expect({ ownership, listing, claims }).toEqual({
    ownership: null,
    listing: unowned,
    claims: [],
  });
});
