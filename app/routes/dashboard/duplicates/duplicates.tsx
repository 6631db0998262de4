import { Link, useLocation } from 'react-router';
import { requireRole } from '#app/components/signed-in/require-role.ts';
import { settle } from '#app/components/signed-in/later.ts';
import { ScreenPart } from '#app/components/signed-in/screen-part.tsx';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import { signedInForms } from '#app/components/signed-in/signed-in-forms.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { keepFocus } from '#app/components/site/use-focus-heading.ts';
import { type DuplicatesQuery, findDuplicates } from '#app/domain/duplicate/duplicate-calls.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import type { Route } from './+types/duplicates';
import { DuplicateList } from './duplicate-list.tsx';
import { decidedStates, parseDuplicatesQuery, toDuplicatesHref } from './duplicates-query.ts';
import { LookForm } from './look-form.tsx';
import { look } from './look.ts';

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
        Listings that may be one business. Every new and every changed listing is compared with all
        others once an hour.
      </p>
      <Lists state={query.state} />
      <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
        <div className="min-w-0">
          {query.listing && <h2 className="text-title">What this listing is like</h2>}
          <ScreenPart of={page.of} what="the pairs">
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
  const waiting = { name: 'Waiting', to: '/dashboard/queue?kind=duplicate', isShown: false };
  return (
    <nav className="mt-6" aria-label="Which pairs">
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
