import { type Scene, disc, frame, hsl, rect, repeat } from './paint.ts';

/** A shop front at dusk, lit from within, with the lights of the street before it. */
export const dusk: Scene = (random) => {
  const brick = random.int(8, 34);
  const awning = random.int(0, 359);
  let drawn = rect({ x: 0, y: 0, ...frame }, hsl(brick, random.int(18, 40), 24));
  drawn += repeat(26, (row) =>
    repeat(15, (column) => {
      const place = { x: column * 86 - (row % 2) * 43, y: row * 26, width: 80, height: 21 };
      return rect(place, hsl(brick + random.normal() * 4, 30, 22 + random.int(0, 9)), 'rx="2"');
    }),
  );
  const pane = { x: 150, y: 260, width: 620, height: 410 };
  drawn += rect({ x: 130, y: 240, width: 660, height: 450 }, '#14100d');
  drawn += rect(pane, hsl(38, 78, 64));
  drawn += `<g filter="url(#far)">${repeat(16, () => rect({ x: 170 + random.int(0, 540), y: 420 + random.int(0, 120), width: random.int(26, 70), height: 260 - random.int(0, 120) }, hsl(random.int(0, 60), random.int(20, 50), random.int(14, 44)), 'opacity=".85"'))}${repeat(4, (index) => disc(230 + index * 150, 320, 66, '#fff2c4'))}</g>`;
  drawn += rect({ x: 452, y: 260, width: 12, height: 410 }, '#14100d');
  drawn += repeat(4, (index) => disc(230 + index * 150, 330, 260, 'url(#lamp)', 'opacity=".55"'));
  drawn +=
    rect({ x: 850, y: 300, width: 220, height: 480 }, '#16110d') +
    rect({ x: 872, y: 322, width: 176, height: 270 }, hsl(38, 70, 56)) +
    disc(1030, 600, 9, hsl(44, 60, 60));
  drawn += repeat(
    11,
    (index) =>
      `<path d="M${130 + index * 60} 190h60l14 96h-66z" fill="${index % 2 ? hsl(awning, 42, 34) : hsl(40, 26, 76)}" opacity=".94"/>`,
  );
  drawn += rect(
    { x: 110, y: 280, width: 700, height: 60 },
    '#000',
    'opacity=".35" filter="url(#shade)"',
  );
  drawn +=
    rect({ x: 180, y: 96, width: 560, height: 74 }, hsl(awning, 30, 18), 'rx="6"') +
    repeat(9, (index) =>
      rect(
        { x: 225 + index * 54, y: 116, width: random.int(14, 38), height: 34 },
        hsl(44, 66, 76),
        'opacity=".9"',
      ),
    );
  drawn += rect({ x: 0, y: 780, width: frame.width, height: 120 }, '#2b2724');
  drawn += `<path d="M150 780H790L960 900H20Z" fill="#ffce7a" opacity=".3" filter="url(#far)"/>`;
  return (
    drawn +
    `<g filter="url(#soft)">${repeat(14, () => disc(random.int(0, 1200), random.int(620, 900), random.int(18, 54), hsl(random.pick([14, 40, 48, 200]), 80, 66), 'opacity=".2"'))}</g>`
  );
};
