import type { Cover } from '#app/domain/photo/photo.ts';
import { smallWidth } from '#app/domain/photo/photo.ts';

type PhotoCoverProps = {
  photo: Cover;
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** Text alternative; '' where the text beside it says the same. */
  alt?: string;
  /** Visible at once and the largest element on the screen: fetched with high priority. */
  isFirst?: boolean;
  /** Keeps the photo's aspect ratio, uncropped. */
  isWhole?: boolean;
  className?: string;
};

/**
 * A listing's photo, cropped to its box by default. Shows a thumbnail of a few pixels below it
 * until it has loaded: a separate image, since our CSP allows no style attributes, and this needs
 * no script.
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
    <span className={`cover photo ${isWhole ? 'photo-contain' : ''} ${className}`}>
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
