import { encodeBase64 } from 'hono/utils/encode';
import { iconSizes, logoHeights, logoWidths, type PictureName } from '#app/domain/setting/logo.ts';
import { namesOf } from '#app/domain/text/text.ts';

/** The share of a square that a maskable icon may use, since systems cut it to a circle. */
const maskableShare = 0.72;
const maxFileBytes = 2 * 1024 * 1024;

type Sources = { logo: File; icon: File | null; paper: string };

/**
 * Draws all sizes of a logo, as base64 by name. A browser neither runs what an SVG file contains nor
 * loads anything for it, and only the drawn dots go on.
 * @throws Error with a sentence for people
 */
export async function drawLogo({ logo, icon, paper }: Sources) {
  const picture = await loadPicture(logo);
  const square = icon ? await loadPicture(icon) : picture;
  const { min, max } = logoWidths;
  const ratio = picture.naturalWidth / picture.naturalHeight;
  const shown = Math.round(Math.min(max, Math.max(min, ratio * logoHeights.shown)));
  const drawn = new Map<PictureName, string>();
  for (const name of ['logo.png', 'sign.png'] as const) {
    const height = logoHeights[name];
    const width = Math.round((shown * height) / logoHeights.shown);
    drawn.set(name, await draw(picture, { width, height }));
  }
  for (const name of namesOf(iconSizes)) {
    const size = { width: iconSizes[name], height: iconSizes[name] };
    // What systems show on grounds of their own gets the paper.
    const isOpaque = name.startsWith('maskable') || name === 'icon-180.png';
    const share = name.startsWith('maskable') ? maskableShare : isOpaque ? 0.86 : 1;
    drawn.set(name, await draw(square, { ...size, share, ...(isOpaque && { ground: paper }) }));
  }
  return Object.fromEntries(drawn);
}

async function loadPicture(file: File): Promise<HTMLImageElement> {
  const isSvg = file.type === 'image/svg+xml';
  if (!isSvg && file.type !== 'image/png') throw new Error('Please choose an SVG or PNG file');
  if (file.size > maxFileBytes) throw new Error('Please choose a file of at most 2 MB');
  const bytes = isSvg
    ? new TextEncoder().encode(nameSize(await file.text()))
    : new Uint8Array(await file.arrayBuffer());
  const image = new Image();
  image.src = `data:${file.type};base64,${encodeBase64(bytes.buffer)}`;
  await image.decode().catch(() => {
    throw new Error('This file is damaged, or no picture');
  });
  return image;
}

/** Adds the size that browsers need to draw an SVG, where it has only a `viewBox`. */
function nameSize(svg: string): string {
  const [tag = ''] = /<svg\b[^>]*>/i.exec(svg) ?? [];
  const [, width, height] =
    /\bviewBox=["'][-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(tag) ?? [];
  if (width === undefined || /\swidth=["'][\d.]+(?:px)?["']/.test(tag)) return svg;
  const bare = tag.replaceAll(/\s(?:width|height)=["'][^"']*["']/g, '');
  return svg.replace(tag, bare.replace(/<svg/i, `<svg width="${width}" height="${height}"`));
}

type Place = { width: number; height: number; share?: number; ground?: string };

/** Draws a picture as large as it fits. */
async function draw(picture: HTMLImageElement, { width, height, share = 1, ground }: Place) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw pictures');
  if (ground !== undefined) {
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
  }
  const { naturalWidth, naturalHeight } = picture;
  const scale = share * Math.min(width / naturalWidth, height / naturalHeight);
  const [wide, high] = [naturalWidth * scale, naturalHeight * scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high);
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png');
  });
  if (blob === null) throw new Error('This file cannot be drawn');
  return encodeBase64(await blob.arrayBuffer());
}
