import { Link, useSearchParams } from 'react-router';
import { InviteOwners } from '#app/components/admin/invite-owners.tsx';
import { listingColumns } from '#app/components/admin/listing-columns.tsx';
import type { ListFilter } from '#app/components/list/list-query.ts';
import { RecordList } from '#app/components/list/record-list.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { later, settle } from '#app/components/signed-in/screen-part.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { findBusinessesToManage, findCategories } from '#app/domain/business/business-calls.ts';
import { listingStatusNames } from '#app/domain/business/business-labels.ts';
import type { ListingFilter } from '#app/domain/business/business.ts';
import { findImports } from '#app/domain/import/import-calls.ts';
import { readIdParam, readTextParam } from '#app/domain/search-params/search-params.ts';
import { isNameOf } from '#app/domain/text/text.ts';
import type { Route } from './+types/listings';
import { ListingActs } from './listing-acts.tsx';

export const handle = { isPrivate: true, title: 'Listings' } satisfies SignedInHandle;

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const person = context.get(signedInContext);
  const after = readIdParam(url.searchParams, 'after');
  const page = findBusinessesToManage(person, {
    ...parseListingFilter(url.searchParams),
    ...(after && { after }),
  });
  const choices = later(Promise.all([findCategories(person), findImports(person)]));
  return { page: await settle(page), choices: await choices.catch(() => null) };
}

/** Listings of any status: the way to the editor and to moderation, also of many at once. */
export default function ListingsScreen({ loaderData: { page, choices } }: Route.ComponentProps) {
  const [categories, imports] = choices ?? [[], []];
  const [params] = useSearchParams();
  return (
    <RecordList
      label="Find listings"
      search={{
        label: 'Name and city, phone, email or zip',
        hint: 'Or owner, website, page address or ID',
      }}
      filters={[
        ...filters,
        {
          name: 'category',
          label: 'Category',
          options: [['', 'All'], ...categories.map(({ slug, name }) => [slug, name] as const)],
        },
        {
          name: 'import',
          label: 'Import',
          options: [['', 'Any'], ...imports.map((one) => [one.id, one.file_name] as const)],
        },
      ]}
      of={page.of}
      failed="We could not load the listings."
      read={({ businesses, next, total }) => ({ rows: businesses, next, total })}
      keyOf={({ id }) => id}
      columns={listingColumns}
      empty="No listing matches."
      tools={
        <Link className="link-quiet inline-flex min-h-11 items-center" to="/business-submission">
          Add a listing
        </Link>
      }
      selection={{
        nameOf: ({ name }) => name,
        tools: (chosen, clear, all) => (
          <>
            <ListingActs
              {...{ chosen, all, categories }}
              filter={parseListingFilter(params)}
              onDone={clear}
            />
            <InviteOwners chosen={all === null ? chosen : []} onDone={clear} />
          </>
        ),
      }}
    />
  );
}

const filters: ListFilter[] = [
  {
    name: 'status',
    label: 'Status',
    options: [['', 'Any'], ...Object.entries(listingStatusNames)],
  },
  {
    name: 'owner',
    label: 'Owner',
    options: [
      ['', 'All'],
      ['any', 'With an owner'],
      ['none', 'Without an owner'],
    ],
  },
];

/** Parses the URL; invalid parts do not filter. */
function parseListingFilter(params: URLSearchParams): ListingFilter {
  const status = params.get('status') ?? '';
  const owner = params.get('owner');
  const q = readTextParam(params, 'q');
  const category = readTextParam(params, 'category');
  const job = readIdParam(params, 'import');
  return {
    ...(q && { q }),
    ...(isNameOf(listingStatusNames, status) && { status }),
    ...((owner === 'any' || owner === 'none') && { owner }),
    ...(category && { category }),
    ...(job && { import: job }),
  };
}
