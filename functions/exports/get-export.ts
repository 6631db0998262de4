import { z } from 'zod';
import { readExport } from '#app/domain/export/export.server.ts';
import { exportFormats } from '#app/domain/export/export.ts';
import { AppError } from '#app/errors/app-error.ts';
import { logFailure } from '#app/errors/write-log.ts';
import { createVisitorClient } from '#app/services/supabase/client.ts';
import type { AppContext } from '../env.ts';
import { readBearer } from '../http/read-bearer.ts';
import { siteOrigin } from '../http/site-origin.ts';
import { createFileWriter } from './file-writers.ts';

const fileName = z.tuple([z.guid(), z.enum(exportFormats)]);

/**
 * `GET /api/exports/{id}.csv` or `.geojson` by who started it -> its listings, read and
 * sent page by page. The next page is read when the browser has taken the last, so that the Worker
 * never holds more than two. If a read fails, the response is aborted, which the browser notices.
 */
export async function getExport(c: AppContext): Promise<Response> {
  const parsed = fileName.safeParse(c.req.param('file')?.split('.'));
  if (!parsed.success) throw new AppError('not_found');
  const [id, format] = parsed.data;
  const token = readBearer(c) ?? '';
  const { url, publishableKey } = c.env.supabase;
  // Not the visitors' client: its calls share the time-out of one page.
  const db = createVisitorClient({ url, key: publishableKey });
  const first = await readExport({ db }, { id, token, after: null });
  if (first === null) throw new AppError('not_found');

  const writer = createFileWriter(format, siteOrigin(c));
  const encoder = new TextEncoder();
  let next = first.next;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(writer.begin + writer.listings(first.listings, true)));
    },
    async pull(controller) {
      if (next === null) {
        controller.enqueue(encoder.encode(writer.end));
        controller.close();
        return;
      }
      const page = await readExport({ db }, { id, token, after: next }).catch((error: unknown) => {
        logFailure(error);
        throw error;
      });
      if (page === null) throw new AppError('not_found');
      next = page.next;
      controller.enqueue(encoder.encode(writer.listings(page.listings, false)));
    },
  });
  return c.body(body, 200, {
    'Content-Type': writer.contentType,
    'Content-Disposition': `attachment; filename="listings.${format}"`,
    'Cache-Control': 'no-store',
  });
}
