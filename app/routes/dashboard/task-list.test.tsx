import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { TaskList } from './task-list.tsx';

type Tasks = Parameters<typeof TaskList>[0]['tasks'];

const none: Tasks = {
  invitations: [],
  claims: [],
  submissions: [],
  facts: [],
  reviews: [],
  questions: { items: [], next: null },
  suggestions: [],
  messages: [],
};

function show(tasks: Partial<Tasks>): string {
  const list = <TaskList tasks={{ ...none, ...tasks }} />;
  return renderToStaticMarkup(<MemoryRouter>{list}</MemoryRouter>);
}

const reviews = ['a', 'b'].map((id) => ({ id, name: `Bar ${id}`, count: 1 }));
const listing = { id: 'c', slug: 'c', name: 'Café', street: null, city: 'Austin', state: 'TX' };
const facts = [
  { ...listing, zip_code: '78701', phone: null, website: null, opening_hours: [], facts: [] },
];
const thread = {
  id: 'd',
  side: 'business' as const,
  with: 'Ana',
  listing,
  last_side: 'person' as const,
  last_at: '2026-11-29T10:00:00Z',
  is_unread: true,
  is_read: false,
  blocked_by: null,
  is_held: false,
  excerpt: null,
};

test('messages come before reviews, and what is to be confirmed last', () => {
  const html = show({ facts, reviews, messages: [thread] });
  const at = ['Ana wrote about Café', '2 listings with reviews to answer', 'Café: confirm'].map(
    (text) => html.indexOf(text),
  );
  expect(at).not.toContain(-1);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
});

test('several listings of a kind are one line that opens, and a single one is its own', () => {
  expect(show({ reviews }).match(/<details/g)).toHaveLength(1);
  expect(show({ reviews: reviews.slice(0, 1) })).not.toContain('<details');
  expect(show({})).not.toContain('<li');
});
