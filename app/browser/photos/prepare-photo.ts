import { photoSizes } from '#app/domain/photo/photo.ts';
import { isHeic, readPicture } from '#app/domain/photo/read-picture.ts';
import * as t from '#app/messages/components/photos.tsx';

/** A photo ready for upload: redrawn, so that it carries none of the camera's metadata. */
export type PreparedPhoto = {
  large: Blob;
  small: Blob;
  /** Of the large image, in pixels. */
  width: number;
  height: number;
  /** A thumbnail of a few pixels as a data: URL. */
  placeholder: string;
};

/** Says why a file was refused; the message is for the user. */
export class PhotoRefusal extends Error {
  override readonly name = 'PhotoRefusal';
}

/** The largest camera files are about 30 MB; the stored images are far below the bucket's 5 MB. */
const maxBytes = 40 * 1024 * 1024;
/** Decoding needs four bytes per pixel: half a gigabyte. */
const maxPixels = 120_000_000;
/** Large enough for a preview that a camera may write before the picture. */
const headBytes = 512 * 1024;
const quality = 0.8;
const placeholderSide = 12;

/**
 * Validates a file by its content, rotates it upright and draws it in two sizes: as WebP, or as
 * JPEG where the canvas cannot encode WebP (Safari).
 * @returns also a preview as a data: URL, because our CSP allows no blob: URLs
 * @throws PhotoRefusal with a message for the user
 */
export async function preparePhoto(
  file: Blob,
): Promise<{ prepared: PreparedPhoto; preview: string }> {
  await requirePicture(file);
  // Applies the camera's EXIF orientation.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PhotoRefusal(t.cannotOpen);
  });
  try {
    const large = draw(bitmap, photoSizes.large);
    const { width, height } = large;
    const small = draw(bitmap, photoSizes.small);
    const prepared = {
      large: await encode(large),
      small: await encode(small),
      width,
      height,
      placeholder: draw(bitmap, placeholderSide).toDataURL('image/webp', 0.6),
    };
    return { prepared, preview: small.toDataURL('image/jpeg', 0.7) };
  } finally {
    bitmap.close();
  }
}

async function requirePicture(file: Blob): Promise<void> {
  if (file.size > maxBytes) {
    throw new PhotoRefusal(t.tooLarge);
  }
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const picture = readPicture(head);
  if (picture !== null && picture.width * picture.height > maxPixels) {
    throw new PhotoRefusal(t.tooManyPixels);
  }
  if (picture !== null) return;
  if (!isHeic(head)) {
    throw new PhotoRefusal(t.notAPicture);
  }
  if (!(await canDecode(file))) {
    throw new PhotoRefusal(t.cannotOpenHeic);
  }
}

async function canDecode(file: Blob): Promise<boolean> {
  return createImageBitmap(file).then(
    (bitmap) => {
      bitmap.close();
      return true;
    },
    () => false,
  );
}

/** @param side maximum pixels of the longer side; images are never enlarged */
function draw(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoRefusal(t.cannotResize);
  context.fillStyle = '#fff'; // background of transparent images
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  const webp = await toBlob(canvas, 'image/webp');
  return webp.type === 'image/webp' ? webp : toBlob(canvas, 'image/jpeg');
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new PhotoRefusal(t.notSmaller));
      },
      type,
      quality,
    );
  });
}
