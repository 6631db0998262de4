import { site } from '#app/config/site.ts';

/**
 * A directory's pictures by their names at `/brand/ID/`, square but for the logo: a browser draws them
 * from the file that a super admin chose, so that nothing of the file itself is stored.
 */
export const iconSizes = {
  'icon-32.png': 32,
  'icon-180.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'maskable-512.png': 512,
} as const;

export type PictureName = keyof typeof iconSizes | 'logo.png' | 'sign.png';

export const pictureNames: readonly PictureName[] = [
  'logo.png',
  'sign.png',
  ...(Object.keys(iconSizes) as (keyof typeof iconSizes)[]),
];

/** Heights in pixels: on pages, for screens with thrice the pixels; and in share pictures. */
export const logoHeights = { shown: 32, 'logo.png': 96, 'sign.png': 54 } as const;

/** Width on pages in pixels; one that is twice as wide as high stands instead of the name. */
export const logoWidths = { min: 16, max: 160, instead: 64 } as const;

/** The hash of its pictures and its width on pages. */
const idShape = /^[0-9a-f]{32}-(\d{2,3})$/;

export const isLogoId = (id: string) => idShape.test(id);

export const toLogoId = (hash: string, width: number) => `${hash.slice(0, 32)}-${width}`;

/** Returns the address of one of the directory's own pictures; null: it has none. */
export function findPicture(name: PictureName, id: string | null = site.logo): string | null {
  return id && `/brand/${id}/${name}`;
}

export type ShownLogo = { src: string; width: number; height: number; isWordmark: boolean };

/** Returns the directory's logo as pages and mails show it; null: it has none. */
export function findLogo(id: string | null = site.logo): ShownLogo | null {
  const src = findPicture('logo.png', id);
  if (src === null) return null;
  const width = Number(idShape.exec(id ?? '')?.[1] ?? 0);
  return { src, width, height: logoHeights.shown, isWordmark: width >= logoWidths.instead };
}
