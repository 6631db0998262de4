import type { Random } from '../random.ts';

/** Pixels of every picture of the seed. */
export const frame = { width: 1200, height: 900 } as const;

/** A scene draws itself as the inside of an SVG. */
export type Scene = (random: Random) => string;

export type Shape = { x: number; y: number; width: number; height: number };

export function rect({ x, y, width, height }: Shape, fill: string, more = ''): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${more}/>`;
}

export function disc(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" ${more}/>`;
}

export function hsl(hue: number, saturation: number, light: number): string {
  return `hsl(${Math.round(hue)},${Math.round(saturation)}%,${Math.round(light)}%)`;
}

/** Times `count`, one after the other. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** What a lens adds: soft edges, grain, darker corners, and the warmth of the lamps. */
export function photograph(scene: string, warmth: number): string {
  const { width, height } = frame;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="1.1"/></filter>
<filter id="far" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="9"/></filter>
<filter id="shade" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="16"/></filter>
<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .5 0"/></filter>
<filter id="wood"><feTurbulence type="fractalNoise" baseFrequency="0.004 0.11" numOctaves="4" seed="3"/><feColorMatrix values="0 0 0 0 .16 0 0 0 0 .09 0 0 0 0 .03 0 0 0 1.3 -.35"/></filter>
<radialGradient id="corners" cx="50%" cy="46%" r="75%"><stop offset="55%" stop-color="#000" stop-opacity="0"/><stop offset="100%" stop-color="#000" stop-opacity=".5"/></radialGradient>
<radialGradient id="lamp"><stop offset="0%" stop-color="#fff3cf" stop-opacity=".95"/><stop offset="30%" stop-color="#ffdf9a" stop-opacity=".4"/><stop offset="100%" stop-color="#ffcf7a" stop-opacity="0"/></radialGradient>
<linearGradient id="round"><stop offset="0%" stop-color="#000" stop-opacity=".35"/><stop offset="28%" stop-color="#fff" stop-opacity=".28"/><stop offset="60%" stop-color="#000" stop-opacity=".02"/><stop offset="100%" stop-color="#000" stop-opacity=".45"/></linearGradient>
</defs>
<g filter="url(#soft)">${scene}</g>
${rect({ x: 0, y: 0, width, height }, hsl(34, 80, 55), `opacity="${warmth}"`)}
${rect({ x: 0, y: 0, width, height }, 'url(#corners)')}
${rect({ x: 0, y: 0, width, height }, '#000', 'filter="url(#grain)" opacity=".09"')}
</svg>`;
}
