import type { Photo } from '../photo/photo.ts';

/**
 * Returns the line of Markdown for a picture: an image with its description, the caption as title,
 * and width and height after the address.
 */
export function writePictureLine({ url, width, height, alt, caption }: Photo): string {
  const title = caption === null ? '' : ` "${escapeText(caption)}"`;
  return `![${escapeText(alt)}](${url}#${width}x${height}${title})`;
}

/** Escapes what would end the brackets or quotes, and other Markdown syntax. */
function escapeText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\[\]"`*_<>~&!]/g, String.raw`\$&`);
}
