import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { PersonFile } from '#app/domain/people/people-calls.ts';
import { Contributions } from './contributions.tsx';

const id = '22efbe03-6dd3-49c9-89f9-6090f7000000';
const none = { count: 0, newest: [] };
const written = {
  id,
  name: 'Harbor Tattoo',
  slug: 'harbor-tattoo',
  at: '2026-11-20T12:00:00+00:00',
  body: 'Clean lines',
};
const person = {
  listings: none,
  submissions: none,
  claims: none,
  suggestions: none,
  reports: none,
  conversations: none,
  lists: none,
};

test.each([
  ['published', null, ', 4 of 5<', ', question<'],
  ['hidden', 'An advertisement', ', 4 of 5 · Hidden<', ', question · Hidden<'],
] as const)('of a %s review and question a super admin reads that', (status, reason, ...texts) => {
  const one = { ...written, status, reason };
  const reviews = { count: 1, newest: [{ ...one, rating: 4 }] };
  const questions = { count: 1, newest: [{ ...one, is_answer: false }] };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Contributions person={{ ...person, reviews, questions } as unknown as PersonFile} />
    </MemoryRouter>,
  );
  for (const text of texts) expect(html).toContain(text);
  expect(html.includes('An advertisement')).toBe(reason !== null);
});
