import { renderToStaticMarkup } from 'react-dom/server';
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
};

test('an owner sees what changed in the last 28 days, and nothing without a listing', () => {
  const html = renderToStaticMarkup(<OwnStatisticsPart statistics={statistics} />);
  expect(html).toContain('Last 28 days, all 105 listings');
  expect(html).toContain('▲ 34 (11%) vs. previous 28 days');
  expect(html).toContain('▼ 4 (100%) vs. previous 28 days');
  expect(html).toContain('▲ 3 vs. previous 28 days');
  expect(html.match(/<rect/g)).toHaveLength(28);
  expect(renderToStaticMarkup(<OwnStatisticsPart statistics={null} />)).toBe('');
});
