import { renderToStaticMarkup } from 'react-dom/server';
import {
  SharePicture,
  type SharePictureProps,
} from '#app/components/pictures/sharing/share-picture.tsx';
import { publicAnswerHeaders } from '#app/config/page-cache.ts';
import { AppError } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';
import { findSharedPage } from './find-shared-page.ts';

/** Change this when the drawing or its storage changes. */
const drawing = 'v5';

/**
 * `GET /share/site.png`, `/share/businesses/:slug.png`, `/share/guides/…`, `/share/posts/…` -> the
 * Open Graph picture of a page, 1200 by 630. Drawn once, then cached in KV.
 */
export async function getShareImage(c: AppContext): Promise<Response> {
  const [, subject = ''] = /^\/share\/([a-z0-9/-]{1,150})\.png$/.exec(c.req.path) ?? [];
  const image = await c.get('services').cache.read('share', `${drawing}:${subject}`, async () => {
    const page = await findSharedPage(c.get('services'), subject);
    return { value: page && { body: await draw(page) }, isCacheable: page !== null };
  });
  if (image === null) throw new AppError('not_found');
  return c.body(image.body, 200, {
    ...publicAnswerHeaders,
    'Content-Type': 'image/png',
  });
}

async function draw(page: SharePictureProps): Promise<Uint8Array<ArrayBuffer>> {
  // Two megabytes that few requests need.
  const { renderPng } = await import('./render-png.ts');
  return renderPng(renderToStaticMarkup(<SharePicture {...page} />));
}
