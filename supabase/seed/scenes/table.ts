import type { Random } from '../random.ts';
import { type Scene, disc, frame, hsl, rect, repeat } from './paint.ts';

/** A table from above: plates, cups and a board. */
export const table: Scene = (random) => {
  const wood = random.int(22, 34);
  const light = random.int(30, 62);
  let drawn = rect({ x: 0, y: 0, ...frame }, hsl(wood, 38, light));
  drawn += rect({ x: 0, y: 0, ...frame }, '#000', 'filter="url(#wood)" opacity=".95"');
  drawn += repeat(4, (index) =>
    rect({ x: 0, y: 180 + index * 205, width: frame.width, height: 3 }, '#000', 'opacity=".4"'),
  );
  drawn += drawPlate(random, {
    x: 390 + random.int(-60, 60),
    y: 430 + random.int(-60, 60),
    radius: 255,
  });
  drawn += drawPlate(random, {
    x: 900 + random.int(-50, 50),
    y: 560 + random.int(-70, 60),
    radius: 195,
  });
  drawn += drawCup(random, { x: 830 + random.int(-60, 90), y: 200, radius: 108 });
  if (random.chance(0.6)) drawn += drawCup(random, { x: 120, y: 780, radius: 92 });
  const window = `<path d="M0 0H700L330 900H0Z" fill="#fff" opacity=".13" filter="url(#far)"/>`;
  return drawn + window;
};

type Round = { x: number; y: number; radius: number };

function drawPlate(random: Random, { x, y, radius }: Round): string {
  const glaze = hsl(random.int(20, 210), 10, random.int(74, 94));
  const food = random.int(8, 52);
  let drawn = disc(x + 22, y + 28, radius, '#000', 'opacity=".5" filter="url(#shade)"');
  drawn += disc(x, y, radius, glaze) + disc(x, y, radius, 'url(#round)', 'opacity=".4"');
  drawn += disc(x, y, radius * 0.74, '#000', 'opacity=".07"');
  drawn += disc(x + 6, y + 10, radius * 0.6, '#000', 'opacity=".35" filter="url(#shade)"');
  drawn += repeat(70, () => {
    const [turn, away] = [random.next() * 2 * Math.PI, Math.sqrt(random.next()) * radius * 0.52];
    const hue = random.chance(0.18) ? random.int(85, 125) : food + random.normal() * 9;
    const size = radius * (0.06 + random.next() * 0.13);
    const [cx, cy] = [x + Math.cos(turn) * away, y + Math.sin(turn) * away];
    return (
      disc(cx + 4, cy + 6, size, '#000', 'opacity=".28"') +
      disc(cx, cy, size, hsl(hue, random.int(45, 72), random.int(30, 60))) +
      disc(cx - size * 0.3, cy - size * 0.35, size * 0.35, '#fff', 'opacity=".22"')
    );
  });
  return drawn;
}

function drawCup(random: Random, { x, y, radius }: Round): string {
  const glaze = hsl(random.int(0, 359), random.int(6, 34), random.int(46, 90));
  return (
    disc(x + 18, y + 24, radius * 1.25, '#000', 'opacity=".45" filter="url(#shade)"') +
    disc(x, y, radius * 1.3, hsl(35, 8, 88)) +
    disc(x, y, radius * 1.3, 'url(#round)', 'opacity=".3"') +
    disc(x, y, radius, glaze) +
    disc(x, y, radius * 0.86, hsl(26, 55, 20)) +
    disc(x, y, radius * 0.82, hsl(27, 52, random.int(26, 40))) +
    `<ellipse cx="${x - 10}" cy="${y + 6}" rx="${radius * 0.5}" ry="${radius * 0.34}" fill="${hsl(34, 45, 78)}" opacity=".75" filter="url(#soft)"/>`
  );
}
