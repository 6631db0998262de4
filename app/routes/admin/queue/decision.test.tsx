import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ScreenSessionContext } from '#app/components/signed-in/screen-session.ts';
import { Decision } from './decision.tsx';
import { itemKinds } from './kinds/kinds.ts';

const session = { status: 'signed-in', userId: 'a1', email: 'ada@example.com', expiresAt: 0 };
const screen = { session, beganBy: 'a1', markSaved: () => undefined } as never;

function render(options: { isOwn: boolean; own: string | null }): string {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ScreenSessionContext value={screen}>
          <Decision
            item={{ kind: 'submission', id: 'a4b3', name: 'Harbor Tattoo' }}
            isOwn={options.isOwn}
            of={{ version: 2, own: options.own, reasonHint: 'Its submitter reads it.' }}
            outcomes={itemKinds.submission.outcomes({})}
            templates={[]}
          />
        </ScreenSessionContext>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub />);
}

test('an admin’s own submission has a notice instead of buttons', () => {
  const html = render({ isOwn: true, own: 'submission' });
  expect(html).toContain('This is your own submission. Another admin will decide it.');
  expect(html).not.toMatch(/<button|<form/);
});

test('the only admin is told which submission is their own, and decides it', () => {
  const notice = 'You can decide it because there is no other admin';
  const html = render({ isOwn: true, own: null });
  expect(html).toContain(notice);
  expect(html).toMatch(/<button/);
  expect(render({ isOwn: false, own: null })).not.toContain(notice);
});
