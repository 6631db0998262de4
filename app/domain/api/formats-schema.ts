import { z } from 'zod';
import { confirmationsSchema } from '../business/business-schema.ts';
import { fieldsWith, forFields } from '../business/business.ts';

/** A page of results as GeoJSON, RFC 7946. */
export const featureCollectionSchema = z.strictObject({
  type: z.literal('FeatureCollection'),
  /** As in the JSON answer. */
  properties: z.strictObject({ notices: z.array(z.string()) }),
  features: z.array(
    z.strictObject({
      type: z.literal('Feature'),
      id: z.guid(),
      geometry: z
        .strictObject({ type: z.literal('Point'), coordinates: z.array(z.number()).length(2) })
        .nullable(),
      properties: z.strictObject({
        name: z.string(),
        category: z.string(),
        street: z.string().nullable(),
        city: z.string(),
        state: z.string(),
        zip_code: z.string(),
        phone: z.string().nullable(),
        website: z.string().nullable(),
        ...forFields(fieldsWith({ section: 'links' }), z.string().nullable()),
        rating: z.number().nullable(),
        review_count: z.int(),
        distance_miles: z.number().nullable(),
        /** With `date`: what the listing says of that date. */
        hours_on_date: z.string().nullable().optional(),
        url: z.url(),
        confirmations: confirmationsSchema,
      }),
    }),
  ),
});

/** The blog's feed in JSON Feed 1.1. */
export const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string(),
  description: z.string(),
  home_page_url: z.url(),
  feed_url: z.url(),
  icon: z.url(),
  language: z.string(),
  items: z.array(
    z.strictObject({
      id: z.string(),
      url: z.url(),
      title: z.string(),
      summary: z.string(),
      content_html: z.string(),
      authors: z.array(z.strictObject({ name: z.string() })),
      tags: z.array(z.string()).optional(),
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime(),
    }),
  ),
});
