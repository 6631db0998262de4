import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyContent } from '#app/domain/submission/submission.ts';
import { FieldList } from './field-list.tsx';
import { startDraft } from './listing-draft.ts';

const onLine = {
  place: { lat: 44.37, lng: -100.35 },
  precision: 'zip',
  time_zone: 'America/Chicago',
  time_zones: ['America/Chicago', 'America/Denver'],
  usual_city: null,
} as const;
const address = (time_zones: readonly string[]) => ({ ...onLine, time_zones: [...time_zones] });
const content = { ...emptyContent, state: 'SD', stated_time_zone: 'America/Denver' };

function show(time_zones: readonly string[] | null): string {
  const form = { draft: startDraft(content), enter: () => undefined, fill: () => undefined };
  return renderToStaticMarkup(
    <FieldList
      form={form}
      context={{
        categories: [],
        today: '2026-11-30',
        timeZone: null,
        address: time_zones && address(time_zones),
      }}
      opened={['stated_time_zone']}
      onOpen={() => undefined}
    />,
  );
}

test('the time zone is a field only where zones meet', () => {
  const html = show(onLine.time_zones);
  expect(html).toContain('Central Time, as its address');
  expect(html).toMatch(/<option value="America\/Denver" selected="">Mountain Time/);
  for (const elsewhere of [show([]), show(null)]) expect(elsewhere).not.toContain('Time zone');
});
