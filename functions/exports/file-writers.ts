import { stringify } from 'csv-stringify/browser/esm/sync';
import { fieldsWith } from '#app/domain/business/business.ts';
import type { ExportedListing } from '#app/domain/export/export-schema.ts';
import type { ExportFormat } from '#app/domain/export/export.ts';

/** Writes a file from listings that arrive page by page. */
export type FileWriter = {
  contentType: string;
  begin: string;
  listings: (listings: readonly ExportedListing[], isFirst: boolean) => string;
  end: string;
};

/** The columns of fields that have more or others than their own. */
const columnsOf = {
  zip_code: ['zip_code', 'metro'],
  location: ['lat', 'lng'],
  photos: ['status', 'temporarily_closed', 'rating', 'review_count', 'photos'],
} as const;

const columns = [
  'id',
  ...fieldsWith({ is_exported: true }).flatMap(({ name }) =>
    name in columnsOf
      ? columnsOf[name as keyof typeof columnsOf]
      : (name as Exclude<typeof name, keyof typeof columnsOf>),
  ),
  'hours',
  'created_at',
  'updated_at',
  'url',
] as const;

/** As an import reads them: "Mon 09:00-17:00, Tue 09:00-17:00". */
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Creates a writer for RFC 4180 or RFC 7946; URLs begin with `origin`. */
export function createFileWriter(format: ExportFormat, origin: string): FileWriter {
  const flatten = ({ slug, opening_hours: week, ...listing }: ExportedListing) => ({
    ...listing,
    hours: week
      .map((span) => `${days[span.day_of_week - 1]} ${span.opens}-${span.closes}`)
      .join(', '),
    url: `${origin}/business/${slug}`,
  });
  if (format === 'csv') {
    return {
      contentType: 'text/csv; charset=utf-8; header=present',
      begin: `\ufeff${toLines([columns])}`,
      listings: (listings) =>
        toLines(
          listings.map(flatten).map((listing) => columns.map((name) => toCell(listing[name]))),
        ),
      end: '',
    };
  }
  return {
    contentType: 'application/geo+json',
    begin: '{"type":"FeatureCollection","features":[',
    listings: (listings, isFirst) => {
      const features = listings.map((listing) => JSON.stringify(toFeature(flatten(listing))));
      return features.length === 0 ? '' : `${isFirst ? '' : ','}\n${features.join(',\n')}`;
    },
    end: '\n]}\n',
  };
}

function toCell(value: unknown) {
  return Array.isArray(value) ? value.join('; ') : value;
}

function toLines(rows: readonly (readonly unknown[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    {
      record_delimiter: 'windows',
      // A name like '=HYPERLINK(…)' must stay text in a spreadsheet (OWASP, CSV injection).
      escape_formulas: true,
      cast: { boolean: String },
    },
  );
}

type FlatListing = Omit<ExportedListing, 'slug' | 'opening_hours'> & { hours: string; url: string };

/** A listing without coordinates is a feature with a null geometry, which RFC 7946 allows. */
function toFeature({ id, lat, lng, ...properties }: FlatListing) {
  return {
    type: 'Feature',
    id,
    geometry: lat === null || lng === null ? null : { type: 'Point', coordinates: [lng, lat] },
    properties,
  };
}
