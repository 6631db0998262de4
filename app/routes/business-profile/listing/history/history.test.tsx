import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ChangeItem } from './history.tsx';

const change = {
  id: '8a4bb0a6-8f9b-4bc3-9c2e-0b8a3b1d2c4e',
  number: 3,
  at: '2026-11-01T12:00:00+00:00',
  role: 'owner',
  name: null,
  is_for_owner: false,
  on_behalf_of: null,
  is_own: true,
  field: 'photos',
  before: [{ alt: 'The counter' }],
  after: [],
} as const;

test('a change that is too old to undo has a reason instead of a button', () => {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <ChangeItem change={{ ...change, is_undoable: false, is_too_late: true }} />,
    },
  ]);
  const html = renderToStaticMarkup(<Stub />);
  expect(html).toContain('You can no longer undo this: removed photos are deleted');
  expect(html).not.toContain('<button');
});
