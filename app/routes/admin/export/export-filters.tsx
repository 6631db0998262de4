import { Form } from 'react-router';
import { FilterButtons } from '#app/components/signed-in/screen-section.tsx';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import { type ExportFilter, listingStatuses, missingParts } from '#app/domain/export/export.ts';
import type { ImportSummary } from '#app/domain/import/import.ts';
import { readDay, readIdParam, readTextParam } from '#app/domain/search-params/search-params.ts';
import { formatLocalDate } from '#app/domain/text/text.ts';
import { usStates } from '#app/domain/us-state/us-state.ts';

/** The fields of the form, as in its URL. */
type ExportQuery = Record<
  'status' | 'metro' | 'category' | 'city' | 'state' | 'source' | 'import' | 'since',
  string
> & { missing: (typeof missingParts)[number][] };

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Parses the URL; invalid parts do not filter. */
export function parseExportQuery(params: URLSearchParams): ExportQuery {
  const read = (name: string, rule: RegExp) => {
    const value = readTextParam(params, name);
    return rule.test(value) ? value : '';
  };
  return {
    status: listingStatuses.find((status) => status === params.get('status')) ?? '',
    metro: read('metro', slug),
    category: read('category', slug),
    city: read('city', /^.{1,100}$/),
    state: read('state', /^[A-Z]{2}$/),
    source: read('source', slug),
    import: readIdParam(params, 'import') ?? '',
    since: readDay(params, 'since'),
    missing: missingParts.filter((part) => params.getAll('missing').includes(part)),
  };
}

/** Returns the filter for the database. */
export function toExportFilter({ since, missing, ...query }: ExportQuery): ExportFilter {
  const chosen = Object.entries(query).filter(([, value]) => value !== '');
  return {
    ...Object.fromEntries(chosen),
    ...(missing.length > 0 && { missing }),
    // Midnight in this browser's time zone.
    ...(since && { changed_since: new Date(`${since}T00:00`).toISOString() }),
  };
}

type Named = { slug: string; name: string };

type ExportFiltersProps = {
  query: ExportQuery;
  lists: { categories: Named[]; metros: (Named & { state: string })[]; imports: ImportSummary[] };
};

const statuses = [
  ['', 'Published'],
  ['closed', 'Closed'],
  ['moved', 'Moved'],
  ['merged', 'Merged'],
  ['pending', 'Awaiting review'],
  ['draft', 'Draft'],
  ['rejected', 'Rejected'],
  ['suspended', 'Suspended'],
] as const;

const parts = { phone: 'Phone', hours: 'Hours', photo: 'Photo' };

/** Filters of the listings; the URL contains them. */
export function ExportFilters({ query, lists }: ExportFiltersProps) {
  const { metros, categories, imports } = lists;
  const begun = imports.filter(({ started_at: startedAt }) => startedAt !== null);
  const sources = new Set(begun.flatMap(({ source }) => source ?? []));
  return (
    <Form className="mt-8 max-w-4xl" method="get" aria-label="Which listings" role="search">
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <SelectField name="status" label="Status" options={statuses} defaultValue={query.status} />
        <SelectField
          name="category"
          label="Category"
          options={withAll(categories.map(({ slug, name }) => [slug, name]))}
          defaultValue={query.category}
        />
        <SelectField
          name="metro"
          label="Area"
          options={withAll(metros.map(({ slug, name, state }) => [slug, `${name}, ${state}`]))}
          defaultValue={query.metro}
        />
        <TextField name="city" label="City" maxLength={100} defaultValue={query.city} />
        <SelectField
          name="state"
          label="State"
          options={withAll(usStates.map(({ code, name }) => [code, name]))}
          defaultValue={query.state}
        />
        <TextField name="since" label="Changed since" type="date" defaultValue={query.since} />
        <SelectField
          name="source"
          label="Source of imports"
          options={withAll([...sources].map((source) => [source, source]))}
          defaultValue={query.source}
        />
        <SelectField
          name="import"
          label="Import"
          options={withAll(
            begun.map(({ id, file_name, created_at }) => [
              id,
              `${file_name}, ${formatLocalDate(created_at)}`,
            ]),
          )}
          defaultValue={query.import}
        />
      </div>
      <fieldset className="mt-4">
        <legend className="text-sm font-semibold">Only listings without</legend>
        <div className="mt-1 flex flex-wrap gap-x-6">
          {missingParts.map((part) => (
            <label key={part} className="inline-flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                name="missing"
                value={part}
                defaultChecked={query.missing.includes(part)}
              />
              {parts[part]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-4">
        <FilterButtons />
      </div>
    </Form>
  );
}

type Option = readonly [value: string, label: string];

/** Sorted by name. */
function withAll(options: Option[]): Option[] {
  return [['', 'All'], ...options.toSorted(([, one], [, other]) => one.localeCompare(other))];
}
