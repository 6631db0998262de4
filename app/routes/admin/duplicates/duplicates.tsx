import { useEffect } from 'react';
import { Link, useFetcher, useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { findOneListing } from '#app/components/admin/find-one-listing.ts';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { ScreenPart, settle } from '#app/components/signed-in/screen-part.tsx';
import {
  signedInForm,
  signedInForms,
  SignedInForm,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { keepFocus } from '#app/components/site/page-heading.tsx';
import {
  done,
  findErrors,
  type FormAnswer,
  invalid,
  type sessionEnded,
} from '#app/components/ui/form-answer.ts';
import { answerRefusal } from '#app/components/ui/run-form.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { formatPlace } from '#app/domain/business/business-labels.ts';
import { readSlug } from '#app/domain/business/business.ts';
import {
  compareBusiness,
  type DuplicatesQuery,
  findDuplicates,
} from '#app/domain/duplicate/duplicate-calls.ts';
import {
  describeLikeness,
  type DuplicateLine,
  type Duplicates,
} from '#app/domain/duplicate/duplicate.ts';
import { readIdParam } from '#app/domain/search-params/search-params.ts';
import { formatCount, formatLocalDate } from '#app/domain/text/text.ts';
import type { Route } from './+types/duplicates';

/** Where to go after the comparison. */
type LookAnswer = FormAnswer & { leadsTo?: string };

const schema = z.object({ listing: z.string(), other: z.string() });

/** Compares a listing with all others, or adds a pair of it and another one. */
const compare = signedInForm(
  schema,
  async ({ db }, form): Promise<LookAnswer | typeof sessionEnded> => {
    if (form.listing.trim() === '') return invalid({ listing: 'Listing is required' });
    const [first, second] = await Promise.all([
      findOneListing({ db }, form.listing),
      findOneListing({ db }, form.other),
    ]);
    if (first.problem) return invalid({ listing: first.problem });
    if (second.problem) return invalid({ other: second.problem });
    const listing = first.slug ?? readSlug(form.listing);
    const other = second.slug ?? (readSlug(form.other) || null);
    const answer = await compareBusiness({ db }, { listing, other });
    if (!answer.ok) return answerRefusal(answer);
    if (answer.outcome === 'same') return invalid({ other: 'This is the same listing' });
    if (answer.outcome === 'unknown') {
      const field = answer.listing === null ? 'listing' : 'other';
      return invalid({ [field]: 'No listing in the directory has this address' });
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

/** Looks for duplicates of a listing, and shows decided pairs; undecided ones are in the queue. */
export default function DuplicatesScreen({ loaderData: { page } }: Route.ComponentProps) {
  const { search } = useLocation();
  const query = parseDuplicatesQuery(new URLSearchParams(search));
  return (
    <>
      <p className="mt-3 max-w-2xl text-lg text-soft">
        Listings that may be the same business. New and changed listings are compared with all
        others every hour.
      </p>
      <Lists state={query.state} />
      <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
        <div className="min-w-0">
          {query.listing && <h2 className="text-title">Similar to this listing</h2>}
          <ScreenPart of={page.of} failed="We could not load the pairs.">
            {(found) => <DuplicateList page={found} query={query} />}
          </ScreenPart>
        </div>
        <LookForm />
      </div>
    </>
  );
}

function Lists({ state }: Pick<DuplicatesQuery, 'state'>) {
  const lists = Object.entries(decidedStates).map(([decided, name]) => ({
    name,
    to: toDuplicatesHref({
      state: decided as DuplicatesQuery['state'],
      listing: null,
      after: null,
    }),
    isShown: decided === state,
  }));
  const waiting = {
    name: 'Awaiting review',
    to: '/dashboard/queue?kind=duplicate',
    isShown: false,
  };
  return (
    <nav className="mt-6" aria-label="Show pairs">
      <ul className="flex flex-wrap gap-x-5">
        {[waiting, ...lists].map(({ name, to, isShown }) => (
          <li key={name}>
            <Link
              className={`inline-flex min-h-11 items-center border-b-2 ${isShown ? 'border-accent font-semibold' : 'border-transparent text-soft hover:text-ink forced-colors:border-b-0'}`}
              to={to}
              aria-current={isShown ? 'true' : undefined}
              state={to.startsWith('?') ? keepFocus : undefined}
              preventScrollReset={to.startsWith('?')}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const decidedStates = { merged: 'Merged', different: 'Different businesses' } as const;

type DuplicateListProps = { page: Duplicates; query: DuplicatesQuery };

/** A page of pairs, each with a link to the comparison. */
function DuplicateList({ page: { pairs, next, total }, query }: DuplicateListProps) {
  if (pairs.length === 0) return <p className="mt-8 text-soft">{describeNone(query)}</p>;
  return (
    <>
      <p className="mt-8 text-sm text-soft" role="status">
        {total === 1 ? '1 pair' : `${formatCount(total)}${total === 1000 ? ' or more' : ''} pairs`}
      </p>
      <ul className="mt-2 border-t border-ink">
        {pairs.map((pair) => (
          <PairLine key={pair.id} pair={pair} />
        ))}
      </ul>
      {next !== null && (
        <Link
          className="button-line mt-6"
          to={toDuplicatesHref({ ...query, after: next })}
          state={keepFocus}
        >
          Next
        </Link>
      )}
    </>
  );
}

function describeNone({ state, listing }: DuplicatesQuery) {
  if (listing) return 'No similar listings.';
  if (state === 'merged') return 'No merged listings yet.';
  return 'No pairs of different businesses yet.';
}

function PairLine({ pair }: { pair: DuplicateLine }) {
  const { id, first, second, state, decided_at, found_at } = pair;
  const likeness = describeLikeness(pair);
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-1 border-b border-rule py-3 sm:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="min-w-0 wrap-anywhere">
        <Link className="link-quiet font-semibold" to={`/dashboard/queue/duplicate/${id}`}>
          {first.name} <span className="font-normal text-soft">and</span> {second.name}
        </Link>
        <p className="text-sm text-soft">{formatPlace(first)}</p>
        {formatPlace(second) !== formatPlace(first) && (
          <p className="text-sm text-soft">{formatPlace(second)}</p>
        )}
      </div>
      <div className="text-sm sm:text-right">
        {likeness.score && <p className="font-semibold">{likeness.score}</p>}
        <p className="text-soft sm:text-balance">{likeness.reasons}</p>
        <p className="text-soft">
          {state === 'waiting' || decided_at === null
            ? `Awaiting review since ${formatLocalDate(found_at)}`
            : `${decidedStates[state]} on ${formatLocalDate(decided_at)}`}
        </p>
      </div>
    </li>
  );
}

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
        <TextField
          name="listing"
          label="Listing"
          autoComplete="off"
          hint="Its name and city, phone, or the address of its page"
          error={errors.listing}
        />
        <TextField
          name="other"
          label="Compare with (optional)"
          autoComplete="off"
          hint="Leave this empty to compare with all listings"
          error={errors.other}
        />
      </SignedInForm>
    </TitledSection>
  );
}

/** Parses the URL: the pairs of one listing, or the decided ones; ignores invalid parts. */
export function parseDuplicatesQuery(params: URLSearchParams): DuplicatesQuery {
  const listing = readIdParam(params, 'listing');
  const decided = params.get('pairs') === 'different' ? 'different' : 'merged';
  return { state: listing === null ? decided : null, listing, after: readIdParam(params, 'after') };
}

/** Returns the URL of the same list from another pair on. */
export function toDuplicatesHref({ state, listing, after }: DuplicatesQuery): string {
  const params = new URLSearchParams();
  if (state === 'different') params.set('pairs', state);
  if (listing) params.set('listing', listing);
  if (after) params.set('after', after);
  return `?${params}`;
}
