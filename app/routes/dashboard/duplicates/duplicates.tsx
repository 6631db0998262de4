import { Link, useLocation } from 'react-router';
import { requireRole } from '#app/components/signed-in/require-role.ts';
import { settle } from '#app/components/signed-in/later.ts';
import { ScreenPart } from '#app/components/signed-in/screen-part.tsx';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import { signedInForms } from '#app/components/signed-in/signed-in-forms.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { keepFocus } from '#app/components/site/use-focus-heading.ts';
import { findDuplicates } from '#app/domain/duplicate/find-duplicates.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import type { Route } from './+types/duplicates';
import { DuplicateList } from './duplicate-list.tsx';
import { DuplicatesFilters } from './duplicates-filters.tsx';
import { pairStates, parseDuplicatesQuery, toDuplicatesHref } from './duplicates-query.ts';
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

/** Listings that may be one business, to be compared and merged. */
export default function DuplicatesScreen({ loaderData: { page } }: Route.ComponentProps) {
  const { search } = useLocation();
  const query = parseDuplicatesQuery(new URLSearchParams(search));
  return (
    <>
      <p className="mt-3 max-w-2xl text-lg text-soft">
        Listings that may be one business. Every new and every changed listing is compared with all
        others once an hour.
      </p>
      <nav className="mt-6" aria-label="Which pairs">
        <ul className="flex flex-wrap gap-x-5">
          {Object.entries(pairStates).map(([state, name]) => (
            <li key={state}>
              <Link
                className={`inline-flex min-h-11 items-center border-b-2 ${state === query.state ? 'border-accent font-semibold' : 'border-transparent text-soft hover:text-ink forced-colors:border-b-0'}`}
                to={toDuplicatesHref(query, { state: state as keyof typeof pairStates })}
                aria-current={state === query.state ? 'true' : undefined}
                state={keepFocus}
                preventScrollReset
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
        <div className="min-w-0">
          <ScreenPart of={page.of} what="the pairs">
            {(found) => (
              <>
                <DuplicatesFilters key={search} query={query} page={found} />
                <DuplicateList page={found} query={query} />
              </>
            )}
          </ScreenPart>
        </div>
        <LookForm />
      </div>
    </>
  );
}
