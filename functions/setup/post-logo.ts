import { decodeBase64 } from 'hono/utils/encode';
import { z } from 'zod';
import { backendCalls, limits } from '#app/config/limits.ts';
import { findRole } from '#app/domain/session/session.server.ts';
import { saveLogo } from '#app/domain/setting/logo.server.ts';
import {
  iconSizes,
  logoHeights,
  logoWidths,
  type PictureName,
  pictureNames,
  toLogoId,
} from '#app/domain/setting/logo.ts';
import { AppError } from '#app/errors/app-error.ts';
import { parseWith } from '#app/errors/parse.ts';
import { sha256 } from '#app/services/hex-digest.ts';
import type { AppContext } from '../env.ts';
import { readBearer } from '../http/read-bearer.ts';
import { parseJson, readBody } from '../http/read-body.ts';
import { type Layer, readPng } from '../share/read-png.ts';
import { writePng } from '../share/write-png.ts';

const schema = z.record(z.enum(pictureNames), z.base64().max(700_000));
const maxPixels = 512 * 512;

/**
 * `POST /api/setup/logo` with each picture in base64, by a super admin -> `{ id }`, the value of the
 * identity's field `logo`. Stores what it decoded, so that nothing else of a file is ever served.
 */
export async function postLogo(c: AppContext): Promise<Response> {
  const token = readBearer(c) ?? '';
  const role = await findRole(c.get('services'), { token, timeoutMs: backendCalls.timeoutMs });
  if (role !== 'super_admin') throw new AppError('forbidden');
  const given = parseWith(schema, parseJson(await readBody(c.req.raw, limits.logoBytes)));
  const pictures = await Promise.all(pictureNames.map((name) => redraw(name, given[name])));
  const width = Math.round(
    (pictures[0]?.width ?? 0) / (logoHeights['logo.png'] / logoHeights.shown),
  );
  const id = toLogoId(await sha256(JSON.stringify(given)), width);
  await saveLogo(c.get('services'), { id, pictures });
  return c.json({ id }, 200, { 'Cache-Control': 'no-store' });
}

async function redraw(name: PictureName, given: string) {
  const layer = await readPng(decodeBase64(given), maxPixels);
  if (layer === null || !hasSizeOf(name, layer)) {
    throw new AppError('invalid_parameters', {
      fields: { [name]: ['Please choose another picture'] },
    });
  }
  return { name, width: layer.width, bytes: await writePng(layer) };
}

function hasSizeOf(name: PictureName, { width, height }: Layer): boolean {
  if (name !== 'logo.png' && name !== 'sign.png') {
    return width === iconSizes[name] && height === width;
  }
  const shown = (width * logoHeights.shown) / height;
  return height === logoHeights[name] && shown >= logoWidths.min - 1 && shown <= logoWidths.max + 1;
}
