import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { OwnStatisticsPart } from './own-statistics.tsx';

const statistics = {
  listings: 105,
  today: '2026-11-29',
  since: '2026-01-01',
  days: [
    { day: '2026-10-20', counts: { view: 300, call: 4 } },
    { day: '2026-11-28', counts: { view: 200, website: 3 } },
    { day: '2026-11-29', counts: { view: 134 } },
  ],
  each: [
    {
      id: '22efbe03-6dd3-49c9-89f9-6090f7000000',
      name: 'Casa Soto',
      city: 'Austin',
      state: 'TX',
      counts: { view: 130, call: 2 },
      before: { view: 150, website: 1 },
    },
  ],
};

test('an owner sees what changed in the last 28 days, and nothing without a listing', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <OwnStatisticsPart statistics={statistics} />
    </MemoryRouter>,
  );
  expect(html).toContain('Last 28 days, all 105 listings');
  expect(html).toContain('▲ 34 (11%) vs. previous 28 days');
  expect(html).toContain('▼ 4 (100%) vs. previous 28 days');
  expect(html).toContain('▲ 3 vs. previous 28 days');
  expect(html.match(/<rect/g)).toHaveLength(28);
  expect(renderToStaticMarkup(<OwnStatisticsPart statistics={null} />)).toBe('');
});

test('of several listings an owner sees the figures of each, with the change', () => {
  const text = renderToStaticMarkup(
    <MemoryRouter>
      <OwnStatisticsPart statistics={statistics} />
    </MemoryRouter>,
  ).replaceAll(/<[^>]+>/g, ' ');
  expect(text).toMatch(/Casa Soto\s+Austin\s*,\s*TX/);
  expect(text).toMatch(/Views\s*:\s*130\s+▼ 20/);
  expect(text).toMatch(/Calls\s*:\s*2\s+▲ 2/);
  expect(text).toMatch(/Website clicks\s*:\s*0\s+▼ 1/);
});
