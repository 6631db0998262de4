import { type MetaDescriptor, useRouteLoaderData } from 'react-router';
import { findMarkdown } from '#app/config/markdown-address.ts';
import { languages, shareImageSize, site } from '#app/config/site.ts';
import type { Photo } from '#app/domain/photo/photo.ts';

type PageMeta = {
  /** From the route's `meta` arguments: the data of routes/base-layout contains the site's origin. */
  matches: readonly ({ id: string; loaderData: unknown } | undefined)[];
  /** Without the site's name, which is appended. */
  title: string;
  description: string;
  /** The canonical path with its query. */
  path: string;
  /** Path of the page's share image; defaults to the site's. */
  image?: string;
  /** Used instead of that image. */
  photo?: Photo | undefined;
  type?: 'website' | 'article' | 'profile';
  /** Tells crawlers to follow its links but not to index it. */
  isThin?: boolean;
};

/** Returns a page's head metadata: title, description, canonical URL, languages, share image. */
export function pageMeta({
  matches,
  title,
  description,
  path,
  image,
  photo,
  type = 'website',
  isThin = false,
}: PageMeta): MetaDescriptor[] {
  const origin = findOrigin(matches);
  const url = origin + path;
  const markdown = isThin ? null : findMarkdown(new URL(path, 'https://localhost'));
  const fullTitle = title.includes(site.name) ? title : `${title} · ${site.name}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...languages.map((hrefLang) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang,
      href: url,
    })),
    ...(markdown === null
      ? []
      : [{ tagName: 'link' as const, rel: 'alternate', type: 'text/markdown', href: markdown }]),
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...(photo ? sharePhoto(origin, photo, title) : shareDrawing(origin, image, title)),
    ...(isThin ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
}

const siteImage = '/share/site.png';

/** Drawn share images contain the page's title above a street of shop fronts. */
function shareDrawing(origin: string, image: string | undefined, title: string): MetaDescriptor[] {
  const [path, alt] = image ? [image, title] : [siteImage, `${site.name}: ${site.tagline}`];
  return shareImage(origin + path, { type: 'image/png', ...shareImageSize, alt });
}

function sharePhoto(origin: string, photo: Photo, title: string): MetaDescriptor[] {
  const { url, width, height, alt } = photo;
  const type = url.endsWith('.webp') ? 'image/webp' : 'image/jpeg';
  return shareImage(origin + url, { type, width, height, alt: alt || title });
}

type SharedPicture = { type: string; width: number; height: number; alt: string };

function shareImage(url: string, { type, width, height, alt }: SharedPicture): MetaDescriptor[] {
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:type', content: type },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function findOrigin(matches: PageMeta['matches']): string {
  const baseData = matches.find((match) => match?.id === 'base-layout')?.loaderData;
  return (baseData as { origin: string } | undefined)?.origin ?? '';
}

/** Returns the metadata of a screen that search engines must not index. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${site.name}` }, { name: 'robots', content: 'noindex' }];
}

/**
 * Returns the site's origin, for structured data; '' on an error screen that replaces everything.
 */
export function useSiteOrigin(): string {
  return useRouteLoaderData<{ origin: string }>('base-layout')?.origin ?? '';
}
