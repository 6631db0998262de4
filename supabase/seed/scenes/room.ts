import { type Scene, disc, frame, hsl, rect, repeat } from './paint.ts';

const horizon = 560;

/** A room seen from its door: a window, a counter, lamps. */
export const room: Scene = (random) => {
  const wall = random.int(18, 230);
  let drawn = rect(
    { x: 0, y: 0, width: frame.width, height: horizon },
    hsl(wall, 18, random.int(58, 80)),
  );
  drawn += `<path d="M0 ${horizon}H1200V900H0Z" fill="${hsl(28, 34, 38)}"/>`;
  drawn += rect(
    { x: 0, y: horizon, width: frame.width, height: 340 },
    '#000',
    'filter="url(#wood)" opacity=".8"',
  );
  drawn += repeat(11, (index) => drawJoint(-900 + index * 300));
  drawn += drawWindow(random.int(90, 200), random.int(195, 215));
  drawn += `<path d="M120 ${horizon}L520 ${horizon}L760 900L60 900Z" fill="#fff" opacity=".2" filter="url(#far)"/>`;
  drawn += repeat(3, (index) =>
    drawFrame(640 + index * 175, 150 + random.int(-20, 30), random.int(0, 359)),
  );
  const counter = { x: 560, y: 470, width: 720, height: 270 };
  drawn += rect({ ...counter, x: 540, y: 500 }, '#000', 'opacity=".5" filter="url(#shade)"');
  drawn += rect(counter, hsl(random.int(0, 359), random.int(10, 34), random.int(24, 44)));
  drawn += repeat(9, (index) =>
    rect({ x: 570 + index * 82, y: 500, width: 3, height: 240 }, '#000', 'opacity=".25"'),
  );
  drawn += rect({ x: 540, y: 452, width: 740, height: 26 }, hsl(32, 40, 62));
  drawn += rect(
    { x: 540, y: 452, width: 740, height: 26 },
    '#000',
    'filter="url(#wood)" opacity=".6"',
  );
  drawn += repeat(random.int(2, 4), (index) =>
    drawPlant(700 + index * 150, 452, random.int(80, 140)),
  );
  drawn += repeat(3, (index) => drawLamp(300 + index * 290, 120 + random.int(-10, 40)));
  drawn += drawChair(230 + random.int(-60, 60), 760, random.int(0, 359));
  return drawn;
};

/** Between two boards of the floor, from the wall to the lower edge; all would meet behind the wall. */
function drawJoint(x: number): string {
  const atWall = 600 + 0.32 * (x - 600);
  return `<path d="M${atWall} ${horizon}L${x} 900" stroke="#000" stroke-width="3" opacity=".22"/>`;
}

function drawWindow(x: number, sky: number): string {
  const pane = { x, y: 110, width: 320, height: 380 };
  return (
    rect({ x: x - 14, y: 96, width: 348, height: 408 }, hsl(35, 20, 92)) +
    rect(pane, hsl(sky, 50, 86)) +
    `<svg x="${x}" y="110" width="320" height="380"><g filter="url(#far)">${disc(60, 350, 90, hsl(110, 28, 42))}${disc(190, 370, 110, hsl(95, 26, 48))}${rect({ x: 220, y: 140, width: 100, height: 240 }, hsl(20, 24, 60))}</g></svg>` +
    rect({ x: x + 154, y: 110, width: 12, height: 380 }, hsl(35, 20, 92)) +
    rect({ x, y: 290, width: 320, height: 10 }, hsl(35, 20, 92))
  );
}

function drawFrame(x: number, y: number, hue: number): string {
  return (
    rect(
      { x: x + 8, y: y + 10, width: 130, height: 165 },
      '#000',
      'opacity=".35" filter="url(#shade)"',
    ) +
    rect({ x, y, width: 130, height: 165 }, hsl(30, 30, 20)) +
    rect({ x: x + 10, y: y + 10, width: 110, height: 145 }, hsl(42, 30, 90)) +
    disc(x + 65, y + 84, 36, hsl(hue, 46, 52)) +
    rect({ x: x + 30, y: y + 96, width: 70, height: 36 }, hsl(hue + 60, 36, 40), 'opacity=".8"')
  );
}

function drawPlant(x: number, y: number, hue: number): string {
  const leaves = repeat(9, (index) => {
    const turn = -160 + index * 17;
    return `<ellipse cx="${x + Math.cos((turn * Math.PI) / 180) * 34}" cy="${y - 70 + Math.sin((turn * Math.PI) / 180) * 40}" rx="26" ry="9" transform="rotate(${turn} ${x} ${y - 70})" fill="${hsl(hue, 36, 26 + (index % 3) * 8)}"/>`;
  });
  return (
    leaves +
    rect({ x: x - 22, y: y - 54, width: 44, height: 54 }, hsl(18, 46, 46), 'rx="6"') +
    rect({ x: x - 22, y: y - 54, width: 44, height: 54 }, 'url(#round)', 'rx="6"')
  );
}

function drawLamp(x: number, y: number): string {
  return (
    rect({ x: x - 2, y: 0, width: 4, height: y }, '#181410') +
    `<path d="M${x - 46} ${y + 50}Q${x} ${y - 40} ${x + 46} ${y + 50}Z" fill="#2a2420"/>` +
    disc(x, y + 56, 190, 'url(#lamp)') +
    disc(x, y + 50, 20, '#fff6dc')
  );
}

function drawChair(x: number, y: number, hue: number): string {
  return (
    `<ellipse cx="${x}" cy="${y + 86}" rx="120" ry="26" fill="#000" opacity=".5" filter="url(#shade)"/>` +
    rect({ x: x - 70, y: y - 150, width: 140, height: 150 }, hsl(hue, 34, 36), 'rx="22"') +
    rect(
      { x: x - 70, y: y - 150, width: 140, height: 150 },
      'url(#round)',
      'rx="22" opacity=".6"',
    ) +
    rect({ x: x - 84, y: y - 14, width: 168, height: 44 }, hsl(hue, 34, 44), 'rx="14"') +
    rect({ x: x - 70, y: y + 28, width: 12, height: 60 }, '#241a12') +
    rect({ x: x + 58, y: y + 28, width: 12, height: 60 }, '#241a12')
  );
}
