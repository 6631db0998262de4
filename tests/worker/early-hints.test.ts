import { expect, test } from 'vitest';
import { screens } from '../support/screens.ts';
import { fetchWorker } from './worker.ts';

const firstPaint = new Set(['home', 'results', 'metro', 'listing', 'guide', 'post']);

test.each(screens.filter(({ name }) => firstPaint.has(name)))(
  'early hints for the page of $name list exactly what its first paint needs',
  async ({ path }) => {
    await fetchWorker(path);
    const kept = await fetchWorker(path);
    const html = (await kept.text()).replaceAll('&amp;', '&');
    const hints = (kept.headers.get('Link') ?? '').split(', ');
    const targets = hints.map((hint) => /^<(\/[^>]+)>; rel=preload; as=\w+/.exec(hint)?.[1] ?? '');
    expect(hints.length).toBeLessThanOrEqual(3);
    expect(hints.filter((hint) => hint.includes('as=style'))).toHaveLength(1);
    expect(hints.filter((hint) => hint.includes('as=font'))).toHaveLength(1);
    for (const target of targets) {
      expect(html).toContain(`="${target}"`);
      expect((await fetchWorker(target)).status).toBe(200);
    }
  },
);

test.each(['/business/4th-street-tap-austin-tx', '/cityguides/austin-tx'])(
  'the cover of %s, its largest picture, is among it',
  async (path) => {
    const page = await fetchWorker(path);
    const [, cover] =
      /<(\/art\/[^>]+)>; rel=preload; as=image; fetchpriority=high/.exec(
        page.headers.get('Link') ?? '',
      ) ?? [];
    const html = (await page.text()).replaceAll('&amp;', '&');
    expect(html).toContain(`src="${cover}" alt="" loading="eager" fetchPriority="high"`);
  },
);
