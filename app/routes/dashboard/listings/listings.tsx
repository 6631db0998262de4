import { Form, Link, useLocation } from 'react-router';
import { requireRole, signedInContext } from '#app/components/signed-in/require-session.ts';
import { ScreenPart, settle } from '#app/components/signed-in/screen-part.tsx';
import { FilterButtons } from '#app/components/signed-in/screen-section.tsx';
import { useScreenSession } from '#app/components/signed-in/screen-session.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import {
  type BusinessesToManage,
  type BusinessToManage,
  findBusinessesToManage,
  type ListingStatus,
} from '#app/domain/business/business-calls.ts';
import { nameStatus, listingStatusNames } from '#app/domain/business/business-labels.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import { readIdParam, readTextParam } from '#app/domain/search-params/search-params.ts';
import { formatLocalDate, isNameOf } from '#app/domain/text/text.ts';
import type { Route } from './+types/listings';

export const handle = { isPrivate: true, title: 'Listings' } satisfies SignedInHandle;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  requireRole({ isMet: isAdmin, refusal: 'Only admins see the listings of all owners.' }),
];

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const { q, status, owner, after } = parseListingsQuery(url.searchParams);
  const page = findBusinessesToManage(context.get(signedInContext), {
    ...(q && { q }),
    ...(status && { status }),
    ...(owner && { owner }),
    ...(after && { after }),
  });
  return { page: await settle(page) };
}

/** Listings of any status, for admins: the way to the editor and to moderation. */
export default function ListingsScreen({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  const query = parseListingsQuery(new URLSearchParams(search));
  return (
    <>
      <Filters key={search} query={query} />
      <ScreenPart of={loaderData.page.of} failed="We could not load the listings.">
        {(page) => <Results page={page} query={query} />}
      </ScreenPart>
    </>
  );
}

const statuses = [['', 'Any'], ...Object.entries(listingStatusNames)] as const;
const owners = [
  ['', 'All'],
  ['any', 'With an owner'],
  ['none', 'Without an owner'],
] as const;

function Filters({ query: { q, status, owner } }: { query: ListingsQuery }) {
  return (
    <Form className="mt-6 grid gap-4" method="get" aria-label="Find listings" role="search">
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <TextField
          name="q"
          label="Name, phone or id"
          autoComplete="off"
          hint="Or the last part of the page’s address"
          defaultValue={q}
        />
        <SelectField name="status" label="Status" options={statuses} defaultValue={status} />
        <SelectField name="owner" label="Owner" options={owners} defaultValue={owner} />
      </div>
      <FilterButtons />
    </Form>
  );
}

type ResultsProps = { page: BusinessesToManage; query: ListingsQuery };

function Results({ page: { businesses, next }, query }: ResultsProps) {
  if (businesses.length === 0) return <p className="mt-8 text-soft">No listing matches.</p>;
  return (
    <>
      <div className="mt-8 overflow-x-auto">
        <table className="w-full text-left text-sm">
          <thead className="border-b-2 border-ink">
            <tr>
              <th className="py-2 pr-6" scope="col">
                Listing
              </th>
              <th className="py-2 pr-6" scope="col">
                Phone
              </th>
              <th className="py-2 pr-6" scope="col">
                Status
              </th>
              <th className="py-2 pr-6" scope="col">
                Owner
              </th>
              <th className="py-2" scope="col">
                Changed
              </th>
            </tr>
          </thead>
          <tbody>
            {businesses.map((business) => (
              <Row key={business.id} business={business} />
            ))}
          </tbody>
        </table>
      </div>
      {next !== null && (
        <Link className="button-line mt-6" to={toListingsHref(query, next)}>
          Next
        </Link>
      )}
    </>
  );
}

function Row({ business }: { business: BusinessToManage }) {
  const { id, name, city, state, phone, updated_at } = business;
  return (
    <tr className="border-b border-rule align-baseline">
      <th className="py-3 pr-6 font-normal" scope="row">
        <Link className="link-quiet font-semibold" to={`/business-profile/${id}`} dir="auto">
          {name}
        </Link>
        <span className="block text-soft">
          {city}, {state}
        </span>
      </th>
      <td className="py-3 pr-6 whitespace-nowrap">{phone ?? '–'}</td>
      <td className="py-3 pr-6">
        <Link className="link-quiet" to={`/business-profile/${id}/status`}>
          {nameStatus(business)}
        </Link>
      </td>
      <td className="py-3 pr-6">
        <Owner business={business} />
      </td>
      <td className="py-3 whitespace-nowrap text-soft">{formatLocalDate(updated_at)}</td>
    </tr>
  );
}

/** Only super admins can open a person. */
function Owner({ business: { owner_id, owner } }: { business: BusinessToManage }) {
  const { profile } = useScreenSession().session;
  if (owner_id === null) return <span className="text-soft">None</span>;
  const name = owner ?? 'No name';
  if (profile?.role !== 'super_admin') return name;
  return (
    <Link className="link-quiet" to={`/super-admin/people/${owner_id}`}>
      {name}
    </Link>
  );
}

/** The state of the screen, which its URL contains. */
type ListingsQuery = {
  q: string;
  status: ListingStatus | '';
  owner: 'any' | 'none' | '';
  after: string | null;
};

/** Parses the URL; invalid parts do not filter. */
function parseListingsQuery(params: URLSearchParams): ListingsQuery {
  const status = params.get('status') ?? '';
  const owner = params.get('owner');
  return {
    q: readTextParam(params, 'q'),
    status: isNameOf(listingStatusNames, status) ? status : '',
    owner: owner === 'any' || owner === 'none' ? owner : '',
    after: readIdParam(params, 'after'),
  };
}

/** Returns the URL of the page after a listing. */
function toListingsHref({ q, status, owner }: ListingsQuery, after: string): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (status) params.set('status', status);
  if (owner) params.set('owner', owner);
  params.set('after', after);
  return `?${params}`;
}
