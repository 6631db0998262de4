import type { Token } from 'marked';
import { isPhotoName } from '../photo/photo.ts';
import type { Picture } from './article.ts';
import { inlineText, parseInline } from './parse-inline.ts';

/** The size follows the address, so that the page reserves space before the picture loads. */
const pictureAddress = /^\/photos\/(articles\/\S+-1600\.\w+)#(\d{1,4})x(\d{1,4})$/;

/**
 * Returns the picture that a paragraph consists of; null if it is anything else, or an image of
 * another site. private.article_pictures in the database finds the same files.
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
