import type { Photo } from '../photo/photo.ts';

/**
 * The line of Markdown for a picture: an image with its description, its caption as the title, and
 * width and height behind the address.
 */
export function writePictureLine({ url, width, height, alt, caption }: Photo): string {
  const title = caption === null ? '' : ` "${escapeText(caption)}"`;
  return `![${escapeText(alt)}](${url}#${width}x${height}${title})`;
}

/** What would end the brackets or the quotes, and what Markdown would read as something else. */
function escapeText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\[\]"`*_<>~&!]/g, String.raw`\$&`);
}
