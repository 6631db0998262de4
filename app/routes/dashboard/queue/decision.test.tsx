import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { Decision } from './decision.tsx';
import { itemKinds } from './kinds/kinds.ts';

test('an admin’s own submission has a notice instead of buttons', () => {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <Decision
          item={{ kind: 'submission', id: 'a4b3', name: 'Harbor Tattoo' }}
          of={{
            version: 2,
            own: 'submission',
            reasonHint: 'Its submitter reads it.',
          }}
          outcomes={itemKinds.submission.outcomes({})}
          templates={[]}
        />
      ),
    },
  ]);
  const html = renderToStaticMarkup(<Stub />);
  expect(html).toContain('This is your own submission. Another admin will decide it.');
  expect(html).not.toMatch(/<button|<form/);
});
