import { renderToStaticMarkup } from 'react-dom/server';
import {
  planSign,
  SharePicture,
  type SharePictureProps,
} from '#app/components/pictures/sharing/share-picture.tsx';
import { publicAnswerHeaders } from '#app/config/page-cache.ts';
import { shareImageSize, site } from '#app/config/site.ts';
import { findGuide, findPost } from '#app/domain/article/article.server.ts';
import { metroLabel } from '#app/domain/article/article.ts';
import { findBusiness } from '#app/domain/business/business.server.ts';
import { readLogoPicture } from '#app/domain/setting/logo.server.ts';
import { AppError } from '#app/errors/app-error.ts';
import * as t from '#app/messages/functions.ts';
import type { Services } from '#app/services/services.ts';
import type { AppContext } from '../env.ts';
import { readPng } from './read-png.ts';

/** Change this when the drawing or its storage changes. */
const drawing = 'v8';

/**
 * `GET /share/site.png`, `/share/businesses/:slug.png`, `/share/guides/…`, `/share/posts/…` -> the
 * Open Graph picture of a page, 1200 by 630. Drawn once, then cached in KV.
 */
export async function getShareImage(c: AppContext): Promise<Response> {
  const [, subject = ''] = /^\/share\/([a-z0-9/-]{1,150})\.png$/.exec(c.req.path) ?? [];
  const image = await c.get('services').cache.read('share', `${drawing}:${subject}`, async () => {
    const page = await findSharedPage(c.get('services'), subject);
    return {
      value: page && { body: await draw(c.get('services'), page) },
      isCacheable: page !== null,
    };
  });
  if (image === null) throw new AppError('not_found');
  return c.body(image.body, 200, {
    ...publicAnswerHeaders,
    'Content-Type': 'image/png',
  });
}

/** Where letters of the title are missing, what the page is about is the title. */
async function draw(
  { serviceDb }: Pick<Services, 'serviceDb'>,
  page: SharePictureProps,
): Promise<Uint8Array<ArrayBuffer>> {
  // A font that few requests need.
  const { renderPng, toDrawable } = await import('./render-png.ts');
  const title = toDrawable(page.title);
  const kicker = toDrawable(page.kicker) ?? site.name;
  const texts = title === null ? { title: kicker, kicker: '' } : { title, kicker };
  const svg = renderToStaticMarkup(<SharePicture {...page} {...texts} />);
  const sign = await readLogoPicture({ serviceDb }, 'sign.png');
  const layer = sign && (await readPng(sign, shareImageSize.width * shareImageSize.height));
  return renderPng(svg, layer ? { layer, ...planSign() } : undefined);
}

type Database = Pick<Services, 'db'>;
type SharedPage = { kicker: string; title: string; slug: string; hue: number; trade?: string };

const hues = { site: 28, guide: 200, post: 330 };

/** Returns what the picture of a page says; null if there is no such page. */
async function findSharedPage(services: Database, subject: string): Promise<SharedPage | null> {
  const [kind, slug, ...rest] = subject.split('/');
  if (rest.length > 0) return null;
  if (kind === 'site' && slug === undefined) {
    return {
      kicker: t.siteKicker({ area: site.area.name }),
      title: site.tagline,
      slug: 'site',
      hue: hues.site,
    };
  }
  if (slug === undefined) return null;
  switch (kind) {
    case 'businesses':
      return findBusinessPage(services, slug);
    case 'guides':
      return findGuidePage(services, slug);
    case 'posts':
      return findPostPage(services, slug);
    default:
      return null;
  }
}

async function findBusinessPage(services: Database, slug: string): Promise<SharedPage | null> {
  const business = await findBusiness(services, slug);
  if (!business || business.status === 'gone') return null;
  const { name, category, city, state } = business;
  const kicker = t.businessKicker({ category: category.name, city, state });
  const { hue, drawing: trade = category.slug } = category;
  return { kicker, title: name, slug: business.slug, hue, trade };
}

async function findGuidePage(services: Database, slug: string): Promise<SharedPage | null> {
  const guide = await findGuide(services, slug);
  if (!guide) return null;
  const kicker = t.guideKicker({ metro: metroLabel(guide.metro) });
  return { kicker, title: guide.title, slug, hue: hues.guide };
}

async function findPostPage(services: Database, slug: string): Promise<SharedPage | null> {
  const post = await findPost(services, slug);
  if (!post) return null;
  return { kicker: t.postKicker, title: post.title, slug, hue: hues.post };
}
