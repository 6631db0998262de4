import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { emptyContent } from '#app/domain/submission/submission.ts';
import { asService } from '../support/clients.ts';
import { unstorableTexts } from '../support/edge-cases.ts';
import { editListing } from '../support/edit-listing.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

test.each(unstorableTexts)(
  '%s is refused where a listing is changed, and nothing is written',
  async (_, text) => {
    const owner = await createPerson('business_owner');
    const [listing] = await createListings({ owner_id: owner.userId, description: 'Bread' });
    const id = listing?.id ?? '';
    const services = [
      {
        name: text,
        description: '',
        min_price_cents: null,
        max_price_cents: null,
        price_unit: null,
      },
    ];
    for (const given of [{ description: text }, { services }, { [text]: 'Bread' }]) {
      const { status, data } = await editListing(owner.client, id, given);
      expect({ status, data }).toEqual({ status: 400, data: null });
    }
    const { data } = await asService().from('businesses').select('description').eq('id', id);
    expect(data).toEqual([{ description: 'Bread' }]);
  },
);

test.each(unstorableTexts)('%s is refused in a submission', async (_, text) => {
  const { client, userId } = await createPerson('community_user');
  for (const content of [
    { ...emptyContent, name: text },
    { ...emptyContent, attributes: [text] },
    { ...emptyContent, hours_words: text },
  ]) {
    const submission = { submission_id: randomUUID(), revision: 0, content };
    const answers = [
      await client.rpc('save_draft', submission),
      await client.rpc('send_submission', submission),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
  }
  const { count } = await asService()
    .from('submissions')
    .select('id', { count: 'exact', head: true })
    .eq('submitter_id', userId);
  expect(count).toBe(0);
});
