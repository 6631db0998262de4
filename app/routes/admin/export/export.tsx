import { useSearchParams } from 'react-router';
import { ExportFile } from '#app/components/admin/export-file.tsx';
import { listingColumns } from '#app/components/admin/listing-columns.tsx';
import type { ListFilter } from '#app/components/list/list-query.ts';
import { RecordList } from '#app/components/list/record-list.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { settle } from '#app/components/signed-in/screen-part.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { findBusinessesToManage } from '#app/domain/business/business-calls.ts';
import { listingStatusNames } from '#app/domain/business/business-labels.ts';
import type { ListingFilter } from '#app/domain/business/business.ts';
import { findImportLists, findImports } from '#app/domain/import/import-calls.ts';
import { readDay, readIdParam, readTextParam } from '#app/domain/search-params/search-params.ts';
import { formatLocalDate, isNameOf } from '#app/domain/text/text.ts';
import { usStates } from '#app/domain/us-state/us-state.ts';
import type { Route } from './+types/export';

export const handle = { isPrivate: true, title: 'Exports' } satisfies SignedInHandle;

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const person = context.get(signedInContext);
  const after = readIdParam(url.searchParams, 'after');
  const filter = parseExportFilter(url.searchParams);
  const [page, lists] = await Promise.all([
    settle(findBusinessesToManage(person, { ...filter, ...(after && { after }) })),
    Promise.all([findImportLists(person), findImports(person)]).catch(() => null),
  ]);
  return { page, filters: getFilters(lists) };
}

/** Exports the listings of a filter to a file; for admins. */
export default function ExportScreen({ loaderData: { page, filters } }: Route.ComponentProps) {
  const [params] = useSearchParams();
  return (
    <>
      <p className="mt-3 mb-6 max-w-2xl text-soft">
        Listings as a file, for a spreadsheet or a map. Owners are not included. Each export is
        recorded in the audit log.
      </p>
      <RecordList
        label="Find listings to export"
        search={{ label: 'Name and city, phone, email or zip' }}
        filters={filters}
        of={page.of}
        failed="We could not load the listings."
        read={({ businesses, next, total }) => ({ rows: businesses, next, total })}
        keyOf={({ id }) => id}
        columns={columns}
        empty="No listing matches."
        tools={<ExportFile filter={parseExportFilter(params)} />}
      />
    </>
  );
}

/** The file has no owners. */
const columns = listingColumns.filter(({ name }) => name !== 'Owner');

type Lists = [Awaited<ReturnType<typeof findImportLists>>, Awaited<ReturnType<typeof findImports>>];

/** What listings can be narrowed by: without the lists, by less. */
function getFilters(lists: Lists | null): ListFilter[] {
  const [{ categories, metros }, imports] = lists ?? [{ categories: [], metros: [] }, []];
  const begun = imports.filter(({ started_at: startedAt }) => startedAt !== null);
  const sources = [...new Set(begun.flatMap(({ source }) => source ?? []))];
  const { published, ...otherStatuses } = listingStatusNames;
  return [
    {
      name: 'status',
      label: 'Status',
      options: [['', published], ...Object.entries(otherStatuses)],
    },
    {
      name: 'category',
      label: 'Category',
      options: withAll(categories.map(({ slug, name }) => [slug, name])),
    },
    {
      name: 'metro',
      label: 'Area',
      options: withAll(metros.map(({ slug, name, state }) => [slug, `${name}, ${state}`])),
    },
    { name: 'city', label: 'City' },
    {
      name: 'state',
      label: 'State',
      options: withAll(usStates.map(({ code, name }) => [code, name])),
    },
    { name: 'since', label: 'Changed since', type: 'date' },
    { name: 'missing', label: 'Missing', options: missingOptions },
    {
      name: 'source',
      label: 'Source',
      options: withAll(sources.map((source) => [source, source])),
    },
    {
      name: 'import',
      label: 'Import',
      options: withAll(
        begun.map((one) => [one.id, `${one.file_name}, ${formatLocalDate(one.created_at)}`]),
      ),
    },
  ];
}

type Option = readonly [value: string, label: string];

/** Sorted by name. */
function withAll(options: Option[]): Option[] {
  return [['', 'All'], ...options.toSorted(([, one], [, other]) => one.localeCompare(other))];
}

const missingOptions: Option[] = [
  ['', 'Any'],
  ['phone', 'Phone'],
  ['hours', 'Hours'],
  ['photo', 'Photo'],
  ['phone hours', 'Phone and hours'],
  ['phone photo', 'Phone and photo'],
  ['hours photo', 'Hours and photo'],
  ['phone hours photo', 'Phone, hours and photo'],
];

const missingParts = ['phone', 'hours', 'photo'] as const;
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Parses the URL; invalid parts do not filter. */
function parseExportFilter(params: URLSearchParams): ListingFilter {
  const read = (name: string, rule: RegExp) => {
    const value = readTextParam(params, name);
    return rule.test(value) && { [name]: value };
  };
  const status = params.get('status') ?? '';
  const since = readDay(params, 'since');
  const job = readIdParam(params, 'import');
  const lacking = params.getAll('missing').join(' ').split(' ');
  const missing = missingParts.filter((part) => lacking.includes(part));
  return {
    status: isNameOf(listingStatusNames, status) ? status : 'published',
    ...read('q', /./),
    ...read('metro', slug),
    ...read('category', slug),
    ...read('city', /^.{1,100}$/),
    ...read('state', /^[A-Z]{2}$/),
    ...read('source', slug),
    ...(job && { import: job }),
    ...(missing.length > 0 && { missing }),
    // Midnight in this browser's time zone.
    ...(since && { changed_since: new Date(`${since}T00:00`).toISOString() }),
  };
}
