import { shareImageSize, site } from '#app/config/site.ts';
import { derivePalette } from '#app/document/palette.ts';
import { findLogo, logoHeights } from '#app/domain/setting/logo.ts';
import { coverColors, skyColor } from '../drawings/cover-colors.ts';
import { type CoverPlan, planCover } from '../drawings/cover-plan.ts';
import { shopStyles } from '../drawings/drawing-frame.tsx';
import { ShopFront } from '../drawings/shop-front.tsx';
import { findTrade } from '../drawings/trades.ts';

/** Letter widths of the display face relative to the font size; measured at weight 800. */
const widths: [letters: RegExp, width: number][] = [
  [/[ijl.,'’:;|!·]/, 0.3],
  [/[ftr()\s-]/, 0.4],
  [/[mwMW—@%&]/, 0.92],
  [/[A-Z0-9]/, 0.68],
];
const otherWidth = 0.58;

/** Estimates a text's width in pixels, slightly too wide. */
export function measureText(text: string, size: number): number {
  const parts = Array.from(text, (letter) => {
    return widths.find(([letters]) => letters.test(letter))?.[1] ?? otherWidth;
  });
  return size * parts.reduce((sum, part) => sum + part, 0);
}

type FitInput = { text: string; width: number; sizes: readonly number[]; maxLines: number };

/**
 * Returns the largest size at which a text fits in `maxLines` lines; truncates it if none does.
 */
export function fitText({ text, width, sizes, maxLines }: FitInput) {
  for (const size of sizes) {
    const lines = breakLines(text, width, size);
    if (lines.length <= maxLines) return { size, lines };
  }
  const size = sizes.at(-1) ?? 0;
  const lines = breakLines(text, width, size);
  const last = lines[maxLines - 1]?.replace(/[\s,]*\S{0,2}$/, '') ?? '';
  return { size, lines: [...lines.slice(0, maxLines - 1), `${last}…`] };
}

function breakLines(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((long) => splitWord(long, width, size))) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measureText(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Splits a word that is wider than the picture. */
function splitWord(word: string, width: number, size: number): string[] {
  if (measureText(word, size) <= width) return [word];
  const letters = Array.from(word);
  const fitting = Math.max(1, Math.floor(width / size));
  return Array.from({ length: Math.ceil(letters.length / fitting) }, (_, index) =>
    letters.slice(index * fitting, (index + 1) * fitting).join(''),
  );
}

/** The texts of a share image, and the shop front in its street. */
export type SharePictureProps = {
  kicker: string;
  title: string;
  slug: string;
  hue: number;
  /** The category's slug, for a listing. */
  trade?: string;
};

const { width, height } = shareImageSize;
const margin = 64;
/** The picture and the gap beside the name, whose width varies. */
const signStart = 60;
const maxSignWidth = 480;
/** Pixels per unit of a shop front, and units between two of them. */
const scale = 3.4;
const plot = 128;
/** The y of a shop front's origin, 100 units above the bottom; the pavement is 12 units high. */
const ground = height - 100 * scale;
const neighbours = [-2, -1, 1, 2];
const hueStep = 80;
const haze = 0.55;
/** The viewers' color scheme is unknown. */
const scheme = 'light';
const ink = '#2a211b';
const findAccent = () => derivePalette(site).light.accent;

/**
 * A page's share image: its title above a street with its shop front. A plain SVG with literal
 * colors, for a renderer that supports neither our styles nor CSS variables.
 */
export function SharePicture({ kicker, title, slug, hue, trade }: SharePictureProps) {
  const plan = planCover({ slug, hue, trade: findTrade(trade ?? '') });
  const sky = skyColor(plan, scheme);
  const shops = neighbours.map((place) => {
    const neighbour = planCover({ slug: `${slug}${place}`, hue: hue + place * hueStep });
    return {
      name: `n${place + 2}`,
      place,
      plan: neighbour,
      colors: coverColors(neighbour, { scheme, sky, haze }),
    };
  });
  const own = { name: 'own', place: 0, plan, colors: coverColors(plan, { scheme, sky }) };
  const fills = [...shops, own].map(({ name, colors }) => shopStyles(name, colors)).join('');
  const { size, lines } = fitText({
    text: title,
    width: width - 2 * margin,
    sizes: [86, 72, 60, 50],
    maxLines: 2,
  });
  const baseline = 122 + size * 0.78;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <style>{fills}</style>
      <path fill={sky} d={`M0 0H${width}V${height}H0z`} />
      <g transform={`translate(${width / 2} ${ground}) scale(${scale})`}>
        <circle cx="142" cy="6" r="9" fill={own.colors.u} />
        {shops.map(({ name, place, plan: neighbour }) => (
          <Shop key={name} name={name} place={place} plan={neighbour} />
        ))}
        <path fill={own.colors.p} d="M-300 88H300V100H-300z" />
        <Shop name={own.name} place={0} plan={plan} />
      </g>
      <Sign />
      <g fontFamily="Bricolage Grotesque" fontWeight="800">
        <text x={margin} y="86" fontSize="27" letterSpacing="2" fill={findAccent()}>
          {
            fitText({
              text: kicker.toUpperCase(),
              width: width - 2 * margin - planSign().signWidth - 60,
              sizes: [27],
              maxLines: 1,
            }).lines
          }
        </text>
        {lines.map((line, index) => (
          <text
            key={line}
            x={margin}
            y={baseline + index * size * 1.04}
            fontSize={size}
            letterSpacing={-size * 0.028}
            fill={ink}
          >
            {line}
          </text>
        ))}
      </g>
    </svg>
  );
}

type ShopProps = { name: string; place: number; plan: CoverPlan };

function Shop({ name, place, plan }: ShopProps) {
  return (
    <g className={name} transform={`translate(${place * plot})`}>
      <ShopFront plan={plan} />
    </g>
  );
}

/** Returns where the logo goes in the corner, and the name beside it, unless the logo includes it. */
export function planSign() {
  const logo = findLogo();
  const logoWidth = logo ? (logo.width * logoHeights['sign.png']) / logo.height : 0;
  const start = logo ? logoWidth + 12 : signStart;
  const { size, lines } = fitText({
    text: site.name,
    width: maxSignWidth - start,
    sizes: [36, 30, 24],
    maxLines: 1,
  });
  const name = logo?.isWordmark ? '' : (lines[0] ?? '');
  const signWidth = name === '' ? logoWidth : start + measureText(name, size);
  return { x: Math.round(width - margin - signWidth), y: 44, signWidth, start, name, size, logo };
}

/** The wordmark in the corner; the directory's own logo is laid over it (functions/share). */
function Sign() {
  const { x, y, start, name, size, logo } = planSign();
  return (
    <g transform={`translate(${x} ${y + 4})`}>
      {logo === null && (
        <>
          <path
            fill={findAccent()}
            transform="scale(1.5)"
            d="M5 5h22l4 10a4 4 0 0 1-7.5 2 4.3 4.3 0 0 1-7.5 0 4.3 4.3 0 0 1-7.5 0A4 4 0 0 1 1 15z"
          />
          <path
            fill={ink}
            transform="scale(1.5)"
            d="M5 20.5h2.500V26H13v-5.5h6V26h5.5v-5.5H27V29H5z"
          />
        </>
      )}
      <text
        x={start}
        y="36"
        fontFamily="Bricolage Grotesque"
        fontWeight="800"
        fontSize={size}
        letterSpacing="-1.200"
        fill={ink}
      >
        {name}
      </text>
    </g>
  );
}
