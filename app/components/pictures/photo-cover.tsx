import type { Cover } from '#app/domain/photo/photo.ts';
import { smallWidth } from '#app/domain/photo/photo.ts';

type PhotoCoverProps = {
  photo: Cover;
  /** How wide it is shown, as `sizes` of an image says it. */
  sizes: string;
  /** What there is to see; '' where the words beside it say as much. */
  alt?: string;
  /** Seen at once, and the largest thing on the screen: asked for before all else. */
  isFirst?: boolean;
  /** As high as it is by its width, and nothing cut off. */
  isWhole?: boolean;
  className?: string;
};

/**
 * A listing's photo, by default cut to the place it is given. Until it is there a few pixels of it stand below
 * it: a picture of its own, since the policy of our pages allows no style in an element, and no
 * script is needed for it.
 */
export function PhotoCover({
  photo,
  sizes,
  alt = '',
  isFirst,
  isWhole,
  className = '',
}: PhotoCoverProps) {
  const { url, small_url, width, height, placeholder } = photo;
  return (
    <span className={`cover photo ${isWhole ? 'photo-whole' : ''} ${className}`}>
      <img src={placeholder} alt="" />
      <img
        src={small_url}
        srcSet={`${small_url} ${smallWidth(photo)}w, ${url} ${width}w`}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </span>
  );
}
