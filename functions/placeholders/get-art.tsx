import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { type Drawing, drawings } from '#app/components/pictures/cover.tsx';
import { CityDrawing } from '#app/components/pictures/drawings/city-drawing.tsx';
import {
  PanoramaDrawing,
  ShopFrontDrawing,
  StreetDrawing,
} from '#app/components/pictures/drawings/shop-front-drawing.tsx';
import { WindowDrawing } from '#app/components/pictures/drawings/window-drawing.tsx';
import { AppError } from '#app/errors/app-error.ts';
import { parseWith } from '#app/errors/parse.ts';
import * as t from '#app/messages/errors.ts';
import type { AppContext } from '../env.ts';

const slugSchema = z
  .string()
  .regex(/^[a-z0-9-]{0,150}$/, t.slug)
  .default('');
const subjectSchema = z.object({
  slug: slugSchema,
  hue: z.coerce.number().min(0).max(360).default(0),
  trade: slugSchema,
  open: z.literal('1').optional(),
});
type Query = z.output<typeof subjectSchema>;

const drawingSchema = z.enum(drawings);

/**
 * `GET /art/:drawing.svg?slug=&hue=&trade=&open=` -> the drawing shown where there is no photo. It
 * depends on the URL alone, so it never changes: `open=1` is the one with lit windows.
 * @throws AppError not_found, invalid_parameters
 */
export function getArt(c: AppContext): Response {
  const drawing = drawingSchema.safeParse(/^\/art\/([a-z-]+)\.svg$/.exec(c.req.path)?.[1]);
  if (!drawing.success) throw new AppError('not_found');
  const query = parseWith(subjectSchema, c.req.query());
  c.header('Cache-Control', 'public, max-age=31536000, immutable');
  c.header('Content-Type', 'image/svg+xml');
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
  return c.body(renderToStaticMarkup(draw(drawing.data, query)));
}

function draw(drawing: Drawing, { open, ...query }: Query): ReactElement {
  const subject = { ...query, isOpen: open === '1' };
  switch (drawing) {
    case 'shop':
    case 'close':
      return <ShopFrontDrawing {...subject} isClose={drawing === 'close'} />;
    case 'panorama':
      return <PanoramaDrawing {...subject} />;
    case 'city':
      return <CityDrawing slug={subject.slug} size="panorama" />;
    case 'city-card':
      return <CityDrawing slug={subject.slug} size="card" />;
    case 'window':
      return <WindowDrawing slug={subject.slug} />;
    case 'street':
      return <StreetDrawing />;
  }
}
