import type { Picture } from '#app/domain/article/article.ts';
import { smallWidth } from '#app/domain/photo/photo.ts';

/** A picture between the paragraphs of a text, at most as wide as they are and never enlarged. */
export function ArticlePicture({ picture }: { picture: Picture }) {
  const { url, small_url, width, height, alt, caption } = picture;
  return (
    <figure className="prose-aside">
      <img
        className="mx-auto h-auto max-h-[85vh] w-auto max-w-full rounded-card bg-sunk"
        src={url}
        srcSet={`${small_url} ${smallWidth(picture)}w, ${url} ${width}w`}
        sizes="(min-width: 48rem) 42rem, 100vw"
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
      {caption && <figcaption className="mt-2 text-sm text-soft">{caption}</figcaption>}
    </figure>
  );
}
