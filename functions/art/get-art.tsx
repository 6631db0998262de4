import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { type Drawing, drawings } from '#app/components/cover/cover-address.ts';
import { CoverArt } from '#app/components/drawing/cover-art.tsx';
import { CoverCity } from '#app/components/drawing/cover-city.tsx';
import { CoverPanorama } from '#app/components/drawing/cover-panorama.tsx';
import { CoverWindow } from '#app/components/drawing/cover-window.tsx';
import { Street } from '#app/components/drawing/street.tsx';
import { AppError } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';
import { parseWith } from '../parse-with.ts';

const subjectSchema = z.object({
  slug: z
    .string()
    .regex(/^[a-z0-9-]{0,150}$/, 'A slug has small letters, digits and hyphens.')
    .default(''),
  letter: z
    .string()
    .regex(/^[\p{L}\p{N}]{0,2}$/u, 'A sign has one letter.') // 'ß' is two as a capital
    .default(''),
  hue: z.coerce.number().min(0).max(360).default(0),
});
type Subject = z.output<typeof subjectSchema>;

const drawingSchema = z.enum(drawings);

/**
 * `GET /art/:drawing.svg?slug=&letter=&hue=` -> the picture that stands where there is no photo. The
 * address says all that is in it, so it never changes.
 * @throws AppError not_found, invalid_parameters
 */
export function getArt(c: AppContext): Response {
  const drawing = drawingSchema.safeParse(/^\/art\/([a-z-]+)\.svg$/.exec(c.req.path)?.[1]);
  if (!drawing.success) throw new AppError('not_found');
  const subject = parseWith(subjectSchema, c.req.query());
  c.header('Cache-Control', 'public, max-age=31536000, immutable');
  c.header('Content-Type', 'image/svg+xml');
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
  return c.body(renderToStaticMarkup(draw(drawing.data, subject)));
}

function draw(drawing: Drawing, subject: Subject): ReactElement {
  switch (drawing) {
    case 'shop':
    case 'close':
      return <CoverArt {...subject} isClose={drawing === 'close'} />;
    case 'panorama':
      return <CoverPanorama {...subject} />;
    case 'city':
      return <CoverCity slug={subject.slug} size="panorama" />;
    case 'city-card':
      return <CoverCity slug={subject.slug} size="card" />;
    case 'window':
      return <CoverWindow slug={subject.slug} />;
    case 'street':
      return <Street />;
  }
}
