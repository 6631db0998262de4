import { expect, test } from 'vitest';
import type { EditableListing } from '#app/domain/editing/editing-schema.ts';
import { planChanges, reverse } from '#app/domain/editing/plan-changes.ts';
import { emptyContent } from '#app/domain/submission/submission.ts';
import { findFilled } from './plan-changes.ts';

const day = (date: string, note: string) => ({ date, opens: null, closes: null, note });
const [own, christmas] = [day('2026-12-24', 'Inventory'), day('2026-12-25', 'Christmas Day')];

function listing(id: string, values: Partial<EditableListing['values']>): EditableListing {
  const place = {
    id,
    name: id,
    city: 'Austin',
    state: 'TX',
    can_edit_all: true,
    confirmations: {},
  };
  return { ...place, values: { ...emptyContent, ...values } };
}

test('special days are added to those of each listing, and one that has them stays', () => {
  const listings = [
    listing('a', { special_hours: [own] }),
    listing('b', { special_hours: [christmas] }),
  ];
  const changes = planChanges(listings, { special_hours: [christmas] });
  expect(changes).toEqual([
    {
      id: 'a',
      old_values: { special_hours: [own] },
      new_values: { special_hours: [own, christmas] },
    },
  ]);
  expect(reverse(changes)[0]).toMatchObject({ new_values: { special_hours: [own] } });
});

test('links that are left empty stay, and empty hours are a closed week', () => {
  const content = { ...emptyContent, menu_url: 'https://a.example' };
  expect(findFilled('links', content)).toEqual(['menu_url']);
  expect(findFilled('hours', emptyContent)).toEqual(['opening_hours']);
});
