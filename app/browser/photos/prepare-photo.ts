import { photoSizes } from '#app/domain/photo/photo.ts';
import { isHeic, readPicture } from '#app/domain/photo/read-picture.ts';

/** A photo as it leaves this device: drawn anew, so that nothing of what a camera wrote goes with it. */
export type PreparedPhoto = {
  large: Blob;
  small: Blob;
  /** Of the large one, in pixels. */
  width: number;
  height: number;
  /** A few pixels of it as a data: address. */
  placeholder: string;
};

/** Why a file was not taken, for the person who chose it. */
export class PhotoRefusal extends Error {
  override readonly name = 'PhotoRefusal';
}

/** A camera's largest are some 30 MB; what is stored is far below the bucket's 5 MB. */
const mostBytes = 40 * 1024 * 1024;
/** A phone that decodes it needs four bytes a pixel: half a gigabyte. */
const mostPixels = 120_000_000;
/** A camera may write a preview before the picture. */
const headBytes = 512 * 1024;
const quality = 0.8;
const placeholderSide = 12;

/**
 * Judges a file by its content, turns it upright and draws it in two sizes: as WebP, or as JPEG
 * where the browser's canvas writes no WebP (Safari).
 * @returns also a preview as a data: address, for the policy of our pages knows no blob: ones
 * @throws PhotoRefusal in words for people
 */
export async function preparePhoto(
  file: Blob,
): Promise<{ prepared: PreparedPhoto; preview: string }> {
  await requirePicture(file);
  // Turned as the camera held it, which it writes beside the picture.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PhotoRefusal('This browser cannot open this picture. Please try it as a JPEG.');
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
  if (file.size > mostBytes) {
    throw new PhotoRefusal('This file is larger than 40 MB. Please choose a smaller one.');
  }
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const picture = readPicture(head);
  if (picture !== null && picture.width * picture.height > mostPixels) {
    throw new PhotoRefusal('This picture has too many pixels. Please choose a smaller one.');
  }
  if (picture !== null) return;
  if (!isHeic(head)) {
    throw new PhotoRefusal('This file is no picture. JPEG, PNG, WebP and AVIF are.');
  }
  if (!(await canDecode(file))) {
    throw new PhotoRefusal(
      'This browser cannot open pictures in Apple’s HEIC format. Please save it as a JPEG and choose that, or add it from the iPhone itself.',
    );
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

/** @param side the most pixels of the longer side; nothing is enlarged */
function draw(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoRefusal('This browser cannot draw pictures.');
  context.fillStyle = '#fff'; // below what is transparent
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
        else reject(new PhotoRefusal('This picture could not be made smaller.'));
      },
      type,
      quality,
    );
  });
}
