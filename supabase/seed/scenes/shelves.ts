import { type Scene, disc, frame, hsl, rect, repeat } from './paint.ts';

const shelfHeight = 225;

/** Wooden shelves with goods in rows, a lamp above. */
export const shelves: Scene = (random) => {
  const wall = random.int(20, 220);
  const goods = random.int(0, 359);
  let drawn = rect({ x: 0, y: 0, ...frame }, hsl(wall, 14, 34));
  drawn += rect({ x: 0, y: 0, ...frame }, '#000', 'filter="url(#wood)" opacity=".25"');
  for (let y = shelfHeight - 20; y < frame.height + shelfHeight; y += shelfHeight) {
    drawn += rect({ x: 0, y: y - 150, width: frame.width, height: 150 }, '#000', 'opacity=".22"');
    let x = -random.int(0, 40);
    while (x < frame.width) {
      const [width, height] = [random.int(34, 82), random.int(84, 168)];
      const hue = goods + random.normal() * 45 + (random.chance(0.25) ? 150 : 0);
      const place = { x, y: y - height, width, height };
      drawn += rect(
        { ...place, x: x + 9, y: place.y + 12 },
        '#000',
        'opacity=".4" filter="url(#shade)"',
      );
      drawn += rect(place, hsl(hue, random.int(22, 58), random.int(28, 66)), 'rx="7"');
      drawn += rect(place, 'url(#round)', 'rx="7"');
      if (random.chance(0.7)) {
        const label = {
          x: x + width * 0.14,
          y: y - height * 0.62,
          width: width * 0.72,
          height: height * 0.32,
        };
        drawn += rect(label, hsl(42, 34, 84), 'opacity=".88"');
      }
      if (random.chance(0.35)) {
        drawn += rect(
          { x: x + width * 0.3, y: y - height - 16, width: width * 0.4, height: 18 },
          hsl(hue, 16, 24),
          'rx="4"',
        );
      }
      x += width + random.int(3, random.chance(0.15) ? 70 : 12);
    }
    const board = { x: 0, y, width: frame.width, height: 24 };
    drawn += rect(board, hsl(28, 42, 32)) + rect(board, '#000', 'filter="url(#wood)" opacity=".8"');
    drawn += rect(
      { ...board, y: y + 24, height: 26 },
      '#000',
      'opacity=".45" filter="url(#shade)"',
    );
  }
  return (
    drawn + repeat(2, (index) => disc(260 + index * 640, 20, 420, 'url(#lamp)', 'opacity=".5"'))
  );
};
