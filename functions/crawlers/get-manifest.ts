import { site } from '#app/config/site.ts';
import { derivePalette } from '#app/document/palette.ts';
import { findPicture, type PictureName } from '#app/domain/setting/logo.ts';
import type { AppContext } from '../env.ts';

/** `GET /manifest.webmanifest`: how the directory looks on a home screen. */
export function getManifest(c: AppContext): Response {
  const { name, tagline } = site;
  const color = derivePalette(site).light.paper;
  const icon = (name: PictureName, size: number, purpose = 'any') => ({
    src: findPicture(name) ?? `/${name}`,
    type: 'image/png',
    sizes: `${size}x${size}`,
    purpose,
  });
  const manifest = {
    name,
    short_name: name,
    description: tagline,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    lang: 'en-US',
    background_color: color,
    theme_color: color,
    categories: ['business', 'lifestyle', 'navigation'],
    icons: [
      ...(site.logo === null ? [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }] : []),
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      { name: 'Open now', url: '/?open=now' },
      { name: 'Newest', url: '/?sort=newest' },
      { name: 'Saved for offline', url: '/offline' },
    ],
  };
  return c.body(JSON.stringify(manifest), 200, {
    'Content-Type': 'application/manifest+json',
    'Cache-Control': 'public, max-age=3600',
  });
}
