import { expect, test } from 'vitest';
import { planCover } from './cover-plan.ts';

test('the same listing always gets the same shop front', () => {
  const listing = { slug: 'golden-cafe-austin', hue: 28 };
  expect(planCover(listing)).toEqual(planCover({ ...listing }));
});

test('neighbouring listings get different ones', () => {
  const plans = Array.from({ length: 200 }, (_, index) =>
    JSON.stringify(planCover({ slug: `golden-cafe-${index}`, hue: 28 })),
  );
  expect(new Set(plans).size).toBeGreaterThan(195);
});

test('the hue stays near that of the category and is one of the 24 steps', () => {
  for (let hue = 0; hue <= 360; hue += 1) {
    const plan = planCover({ slug: `a-${hue}`, hue });
    expect(plan.hue).toBeGreaterThanOrEqual(0);
    expect(plan.hue).toBeLessThan(24);
    const distance = Math.abs(plan.hue * 15 - hue) % 360;
    expect(Math.min(distance, 360 - distance)).toBeLessThanOrEqual(38);
  }
});
