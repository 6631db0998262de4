import { publicAnswerHeaders } from '#app/config/page-cache.ts';
import { readLogoPicture } from '#app/domain/setting/logo.server.ts';
import { findPicture, isLogoId, pictureNames } from '#app/domain/setting/logo.ts';
import { AppError } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';

/** `GET /brand/ID/logo.png` and the other sizes -> a picture of the directory's logo. */
export async function getBrand(c: AppContext): Promise<Response> {
  const [id = '', given, ...rest] = c.req.path.slice('/brand/'.length).split('/');
  const name = pictureNames.find((one) => one === given);
  if (!isLogoId(id) || name === undefined || rest.length > 0) throw new AppError('not_found');
  const { cache, serviceDb } = c.get('services');
  const picture = await cache.read('share', `brand:${id}/${name}`, async () => {
    const body = await readLogoPicture({ serviceDb }, name, id);
    return { value: body && { body }, isCacheable: body !== null };
  });
  if (picture === null) throw new AppError('not_found');
  return c.body(picture.body, 200, {
    ...publicAnswerHeaders,
    'Content-Type': 'image/png',
    // An address has the same picture for ever.
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
}

/** `GET /favicon.ico` -> to the directory's icon, for programs that read no page. */
export function getFavicon(c: AppContext): Response {
  c.header('Cache-Control', 'public, max-age=3600');
  return c.redirect(findPicture('icon-32.png') ?? '/awning.ico');
}
