import { useEffect } from 'react';
import { Link, useFetcher, useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import type { Column, ListFilter } from '#app/components/list/list-query.ts';
import { RecordList } from '#app/components/list/record-list.tsx';
import { findAnyListings } from '#app/components/listing/find-to-pick.ts';
import { ListingPicker } from '#app/components/listing/listing-picker.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { settle } from '#app/components/signed-in/screen-part.tsx';
import {
  signedInForm,
  signedInForms,
  SignedInForm,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import {
  done,
  findErrors,
  type FormAnswer,
  invalid,
  type sessionEnded,
} from '#app/components/ui/form-answer.ts';
import { answerRefusal } from '#app/components/ui/run-form.ts';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { formatPlace } from '#app/domain/business/business-labels.ts';
import {
  compareBusiness,
  type DuplicatesQuery,
  findDuplicates,
} from '#app/domain/duplicate/duplicate-calls.ts';
import { describeLikeness, type DuplicateLine } from '#app/domain/duplicate/duplicate.ts';
import { readIdParam } from '#app/domain/search-params/search-params.ts';
import { formatLocalDate } from '#app/domain/text/text.ts';
import { chooseListing, pickHint } from '#app/messages/components/listing-picker.ts';
import type { Route } from './+types/duplicates';

/** Where to go after the comparison. */
type LookAnswer = FormAnswer & { leadsTo?: string };

/** The slugs, and what was typed to find them. */
const schema = z.object({ listing: z.string(), other: z.string(), other_text: z.string() });

/** Compares a listing with all others, or adds a pair of it and another one. */
const compare = signedInForm(
  schema,
  async ({ db }, form): Promise<LookAnswer | typeof sessionEnded> => {
    const { listing, other, other_text } = form;
    if (listing === '') return invalid({ listing: chooseListing });
    if (other === '' && other_text.trim() !== '') return invalid({ other: chooseListing });
    const answer = await compareBusiness({ db }, { listing, other: other || null });
    if (!answer.ok) {
      const isSame = answer.reason === 'invalid' && answer.field === 'same';
      if (isSame) return invalid({ other: 'This is the same listing' });
      return answerRefusal(answer, { listing: chooseListing, other: chooseListing });
    }
    const leadsTo = answer.pair
      ? `/dashboard/queue/duplicate/${answer.pair}`
      : `/dashboard/duplicates?listing=${answer.listing}`;
    return { ...done, leadsTo };
  },
);

export const handle = { isPrivate: true, title: 'Duplicates' } satisfies SignedInHandle;

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const query = parseDuplicatesQuery(url.searchParams);
  return { page: await settle(findDuplicates(context.get(signedInContext), query)) };
}

export const clientAction = signedInForms({ compare });

/** Looks for duplicates of a listing, and shows all pairs; the queue decides them. */
export default function DuplicatesScreen({ loaderData: { page } }: Route.ComponentProps) {
  const { listing } = parseDuplicatesQuery(useSearchParams()[0]);
  return (
    <>
      <p className="mt-3 max-w-2xl text-soft">
        Listings that may be the same business. New and changed listings are compared with all
        others every hour.
      </p>
      <div className="mt-4 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]">
        <div className="min-w-0">
          {listing && <h2 className="text-title">Similar to this listing</h2>}
          <RecordList
            label="Show pairs"
            filters={filters}
            of={page.of}
            failed="We could not load the pairs."
            read={({ pairs, ...others }) => ({ rows: pairs, ...others })}
            keyOf={({ id }) => id}
            columns={columns}
            empty={listing ? 'No similar listings.' : 'No such pairs yet.'}
            tools={
              <Link className="link-quiet" to="/dashboard/queue?kind=duplicate">
                Decide in the queue
              </Link>
            }
          />
        </div>
        <LookForm />
      </div>
    </>
  );
}

const decidedStates = { merged: 'Merged', different: 'Different businesses' } as const;
const states = { waiting: 'Awaiting review', ...decidedStates };

const filters: ListFilter[] = [
  {
    name: 'pairs',
    label: 'Pairs',
    options: [
      ['', states.waiting],
      ['merged', states.merged],
      ['different', states.different],
    ],
  },
];

const columns: Column<DuplicateLine>[] = [
  {
    name: 'Listings',
    cell: ({ id, first, second }) => (
      <>
        <Link className="link-quiet font-semibold" to={`/dashboard/queue/duplicate/${id}`}>
          {first.name} <span className="font-normal text-soft">and</span> {second.name}
        </Link>
        <span className="block text-soft">{formatPlace(first)}</span>
        {formatPlace(second) !== formatPlace(first) && (
          <span className="block text-soft">{formatPlace(second)}</span>
        )}
      </>
    ),
  },
  {
    name: 'Match',
    cell: (pair) => {
      const { score, reasons } = describeLikeness(pair);
      return score ? `${score}. ${reasons}` : reasons;
    },
  },
  {
    name: 'State',
    cell: ({ state, decided_at, found_at }) =>
      state === 'waiting' || decided_at === null
        ? `${states.waiting} since ${formatLocalDate(found_at)}`
        : `${decidedStates[state]} on ${formatLocalDate(decided_at)}`,
  },
];

/** Looks for duplicates of a listing at once. */
function LookForm() {
  const fetcher = useFetcher<LookAnswer>();
  const navigate = useNavigate();
  const errors = findErrors(fetcher.data);
  const leadsTo = fetcher.state === 'idle' ? fetcher.data?.leadsTo : undefined;
  useEffect(() => {
    if (leadsTo) void navigate(leadsTo);
  }, [leadsTo, navigate]);
  return (
    <TitledSection id="compare" title="Check one listing" headingClass="mb-4 text-title">
      <SignedInForm fetcher={fetcher} intent="compare" button="Compare" variant="line" resets>
        <ListingPicker
          name="listing"
          label="Listing"
          hint={pickHint}
          find={findAnyListings}
          error={errors.listing}
        />
        <ListingPicker
          name="other"
          label="Compare with (optional)"
          hint="Leave this empty to compare with all listings"
          find={findAnyListings}
          error={errors.other}
        />
      </SignedInForm>
    </TitledSection>
  );
}

/** Parses the URL: the pairs of one listing, or those of a state; ignores invalid parts. */
export function parseDuplicatesQuery(params: URLSearchParams): DuplicatesQuery {
  const listing = readIdParam(params, 'listing');
  const pairs = params.get('pairs');
  const state = pairs === 'merged' || pairs === 'different' ? pairs : 'waiting';
  return { state: listing === null ? state : null, listing, after: readIdParam(params, 'after') };
}
