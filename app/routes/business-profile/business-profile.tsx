import { Link } from 'react-router';
import type { Column } from '#app/components/list/list-query.ts';
import { hasWords } from '#app/components/list/list-query.ts';
import { RecordList } from '#app/components/list/record-list.tsx';
import { Completeness, OwnListings } from '#app/components/signed-in/own-listings.tsx';
import { requireRole, signedInContext } from '#app/components/signed-in/require-session.ts';
import { settle } from '#app/components/signed-in/screen-part.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import {
  findFactsToConfirm,
  findOwnListings,
  type OwnListing,
} from '#app/domain/business/business-calls.ts';
import { listingStatusNames, nameStatus } from '#app/domain/business/business-labels.ts';
import { isAdmin, isBusinessOwner } from '#app/domain/profile/profile.ts';
import { listingsTitle, ownersOnly } from '#app/messages/routes/business-profile/listing.tsx';
import * as t from '#app/messages/routes/business-profile/many.ts';
import type { Route } from './+types/business-profile';

export const handle = { isPrivate: true, title: listingsTitle } satisfies SignedInHandle;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  requireRole({
    isMet: (profile) => isBusinessOwner(profile) || isAdmin(profile),
    refusal: ownersOnly,
  }),
];

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const person = context.get(signedInContext);
  const [listings, facts] = await Promise.all([
    findOwnListings(person),
    settle(findFactsToConfirm(person)),
  ]);
  return { listings, facts };
}

/** The listings of a person: of several, those that a search and filters find, to change many at once. */
export default function BusinessProfileEditor({ loaderData }: Route.ComponentProps) {
  const { listings, facts } = loaderData;
  const due = new Set('then' in facts.of ? [] : facts.of.map(({ id }) => id));
  if (listings.length < 2)
    return (
      <div className="mt-8 mb-12">
        <OwnListings listings={listings} />
      </div>
    );
  return (
    <div className="mt-6 mb-12">
      <RecordList
        label={t.findListings}
        search={{ label: t.searchLabel }}
        filters={[
          {
            name: 'status',
            label: t.status,
            options: [['', t.any], ...Object.entries(listingStatusNames)],
          },
          {
            name: 'state',
            label: t.needs,
            options: [
              ['', t.all],
              ['due', t.toConfirm],
              ['incomplete', t.incomplete],
            ],
          },
        ]}
        of={listings}
        failed=""
        read={(rows) => ({ rows })}
        keyOf={({ id }) => id}
        columns={columns}
        matches={({ id, name, city, state, status, completeness }, params) =>
          hasWords(`${name} ${city} ${state}`, params) &&
          ['', status].includes(params.get('status') ?? '') &&
          (params.get('state') !== 'due' || due.has(id)) &&
          (params.get('state') !== 'incomplete' || completeness.missing.length > 0)
        }
        empty={t.noneFound}
        tools={
          <Link className="button-line" to="/business-profile/spreadsheet">
            {t.spreadsheet}
          </Link>
        }
        selection={{
          nameOf: ({ name, city }) => `${name}, ${city}`,
          tools: (chosen) => <EditMany chosen={chosen} />,
        }}
      />
    </div>
  );
}

/** As many as one change can have. */
const maxChosen = 200;

function EditMany({ chosen }: { chosen: OwnListing[] }) {
  if (chosen.length === 0) return null;
  const ids = chosen.slice(0, maxChosen).map(({ id }) => id);
  return (
    <div className="chosen-actions">
      <Link className="button-solid" to={`/business-profile/many?ids=${ids.join(',')}`}>
        {t.editMany({ count: ids.length })}
      </Link>
    </div>
  );
}

const columns: Column<OwnListing>[] = [
  {
    name: t.listing,
    sort: 'name',
    value: ({ name }) => name,
    cell: ({ id, name, city, state }) => (
      <>
        <Link className="link-quiet font-semibold" to={`/business-profile/${id}`} dir="auto">
          {name}
        </Link>
        <span className="block text-soft">
          {city}, {state}
        </span>
      </>
    ),
  },
  {
    name: t.completeness,
    sort: 'complete',
    value: ({ completeness }) => completeness.percent,
    cell: (listing) => <Completeness listing={listing} />,
  },
  {
    name: t.rating,
    sort: 'rating',
    value: ({ rating }) => rating ?? 0,
    cell: ({ rating, review_count }) => (rating === null ? '–' : `${rating} (${review_count})`),
    isNarrow: true,
  },
  { name: t.status, sort: 'status', value: nameStatus, cell: nameStatus },
];
