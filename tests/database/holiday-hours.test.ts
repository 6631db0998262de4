import { expect, test } from 'vitest';
import { asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';

/** A Friday. */
const christmas = '2037-12-25';

test('the holiday hours of a city list open, closed, and unconfirmed businesses', async () => {
  const { data: metro } = await asService()
    .from('metros')
    .select('id, slug')
    .eq('slug', 'austin-tx')
    .single();
  // Better rated than any other, so that they are first.
  const place = { metro_id: metro?.id ?? 0, rating: 5, review_count: 100_000 };
  const [open, closed, usual, unlisted, away] = await createListings(
    { name: 'Quixotry Open', ...place },
    { name: 'Quixotry Closed', ...place },
    { name: 'Quixotry Usual', ...place },
    { name: 'Quixotry Unlisted', ...place },
    { name: 'Quixotry Away', ...place, temporarily_closed: true },
  );
  const service = asService();
  await service.from('opening_hours').insert(
    [open, closed, usual, away].map((listing) => ({
      business_id: listing?.id ?? '',
      day_of_week: 5,
      opens: '09:00',
      closes: '17:00',
    })),
  );
  await service.from('special_hours').insert([
    { business_id: open?.id ?? '', date: christmas, opens: '10:00', closes: '14:00' },
    { business_id: closed?.id ?? '', date: christmas },
    // Of another year.
    { business_id: usual?.id ?? '', date: '2036-12-25' },
  ]);
  const { data } = await service.rpc('find_holiday_hours', {
    metro: 'austin-tx',
    on_date: christmas,
  });
  const answer = data as unknown as Record<
    'open' | 'closed' | 'unconfirmed',
    { total: number; listings: { name: string; spans: object[]; has_week: boolean }[] }
  >;
  const ours = (kind: keyof typeof answer) =>
    answer[kind].listings.filter(({ name }) => name.startsWith('Quixotry'));
  expect(ours('open')).toMatchObject([
    { name: 'Quixotry Open', spans: [{ opens: '10:00', closes: '14:00' }] },
  ]);
  expect(ours('closed')).toMatchObject([{ name: 'Quixotry Closed', spans: [] }]);
  expect(ours('unconfirmed').toSorted((a, b) => (a.name < b.name ? 1 : -1))).toMatchObject([
    { name: 'Quixotry Usual', spans: [{ opens: '09:00', closes: '17:00' }], has_week: true },
    { name: 'Quixotry Unlisted', spans: [], has_week: false },
  ]);
  expect(unlisted && answer.unconfirmed.total).toBeGreaterThan(2);
  expect(answer.unconfirmed.listings.length).toBeLessThanOrEqual(60);
  const elsewhere = await service.rpc('find_holiday_hours', {
    metro: 'nowhere',
    on_date: christmas,
  });
  expect(elsewhere.data).toBeNull();
});
