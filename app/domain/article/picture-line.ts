import type { Token } from 'marked';
import type { Photo } from '../photo/photo.ts';
import { isPhotoName } from '../photo/photo.ts';
import type { Picture } from './article.ts';
import { inlineText, parseInline } from './parse-inline.ts';

/** Its size stands behind the address, so that its place is there before it is. */
const pictureAddress = /^\/photos\/(articles\/\S+-1600\.\w+)#(\d{1,4})x(\d{1,4})$/;

/**
 * The line of Markdown for a picture: an image with its description, its caption as the title, and
 * width and height behind the address.
 */
export function writePictureLine({ url, width, height, alt, caption }: Photo): string {
  const title = caption === null ? '' : ` "${escapeText(caption)}"`;
  return `![${escapeText(alt)}](${url}#${width}x${height}${title})`;
}

/**
 * The picture that a paragraph consists of; null when it is something else, or an image from elsewhere.
 * private.article_pictures in the database finds the same files.
 */
export function parsePicture([token, ...others]: Token[]): Picture | null {
  if (token?.type !== 'image' || others.length > 0) return null;
  const [, name = '', width, height] = pictureAddress.exec(String(token.href)) ?? [];
  if (!isPhotoName(name) || Number(width) < 1 || Number(height) < 1) return null;
  return {
    url: `/photos/${name}`,
    small_url: `/photos/${name.replace('-1600.', '-480.')}`,
    width: Number(width),
    height: Number(height),
    alt: inlineText(parseInline(token.tokens ?? [])),
    caption: token.title ? String(token.title) : null,
  };
}

/** What would end the brackets or the quotes, and what Markdown would read as something else. */
function escapeText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\[\]"`*_<>~&!]/g, String.raw`\$&`);
}
