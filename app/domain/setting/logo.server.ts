import { site } from '#app/config/site.ts';
import { AppError } from '#app/errors/app-error.ts';
import type { Services } from '#app/services/services.ts';
import type { PictureName } from './logo.ts';

const bucket = 'brand';

type Picture = { name: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * Stores a logo's pictures; they stay, so that an earlier logo can be restored.
 * @throws AppError backend_unavailable
 */
export async function saveLogo(
  { serviceDb }: Pick<Services, 'serviceDb'>,
  { id, pictures }: { id: string; pictures: Picture[] },
): Promise<void> {
  const saved = await Promise.all(
    pictures.map(({ name, bytes }) =>
      serviceDb.storage
        .from(bucket)
        .upload(`${id}/${name}`, bytes, { contentType: 'image/png', upsert: true }),
    ),
  );
  const cause = saved.find(({ error }) => error)?.error;
  if (cause) throw new AppError('backend_unavailable', { cause });
}

/**
 * Returns one of a logo's pictures; null if there is none.
 * @throws AppError backend_unavailable
 */
export async function readLogoPicture(
  { serviceDb }: Pick<Services, 'serviceDb'>,
  name: PictureName,
  id = site.logo,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (id === null) return null;
  const { data, error } = await serviceDb.storage.from(bucket).download(`${id}/${name}`);
  if (error && 'status' in error && Number(error.status) < 500) return null;
  if (error) throw new AppError('backend_unavailable', { cause: error });
  return new Uint8Array(await data.arrayBuffer());
}
