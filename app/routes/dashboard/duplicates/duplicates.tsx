import { Link, useFetcher, useLocation, useNavigate } from 'react-router';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { requireRole, signedInContext } from '#app/components/signed-in/require-session.ts';
import { ScreenPart, settle } from '#app/components/signed-in/screen-part.tsx';
import { signedInForm, signedInForms } from '#app/components/signed-in/signed-in-forms.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { keepFocus } from '#app/components/site/page-heading.tsx';
import {
  compareBusiness,
  type DuplicatesQuery,
  findDuplicates,
} from '#app/domain/duplicate/duplicate-calls.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import {
  done,
  findErrors,
  type FormAnswer,
  invalid,
  type sessionEnded,
} from '#app/components/ui/form-answer.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { readSlug } from '#app/domain/business/business.ts';
import type { Route } from './+types/duplicates';
import {
  decidedStates,
  DuplicateList,
  parseDuplicatesQuery,
  toDuplicatesHref,
} from './duplicate-list.tsx';

/** Where to go after the comparison. */
type LookAnswer = FormAnswer & { leadsTo?: string };

const schema = z.object({ listing: z.string(), other: z.string() });

/** Compares a listing with all others, or adds a pair of it and another one. */
const look = signedInForm(
  schema,
  async ({ db }, form): Promise<LookAnswer | typeof sessionEnded> => {
    const listing = readSlug(form.listing);
    const other = readSlug(form.other) || null;
    if (listing === '') return invalid({ listing: 'Listing is required' });
    const answer = await compareBusiness({ db }, { listing, other });
    if (!answer.ok) {
      return answerFailure('saveFailed', answer.reason);
    }
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

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  requireRole({ isMet: isAdmin, refusal: 'This screen is for admins.' }),
];

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const query = parseDuplicatesQuery(url.searchParams);
  return { page: await settle(findDuplicates(context.get(signedInContext), query)) };
}

export const clientAction = signedInForms({ look });

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
    <section aria-labelledby="look">
      <h2 className="mb-4 text-title" id="look">
        Check one listing
      </h2>
      <SignedInForm fetcher={fetcher} intent="look" button="Compare" look="line" resets>
        <TextField
          name="listing"
          label="Listing"
          autoComplete="off"
          hint="The address of its page, or the last part of the address"
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
    </section>
  );
}
