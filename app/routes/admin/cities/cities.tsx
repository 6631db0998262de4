import { Link } from 'react-router';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { ScreenPart, settle } from '#app/components/signed-in/screen-part.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { findMetroNames } from '#app/domain/metro/metro-calls.ts';
import type { Route } from './+types/cities';

export const handle = { isPrivate: true, title: 'City pages' } satisfies SignedInHandle;

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { metros: await settle(findMetroNames(context.get(signedInContext))) };
}

/** The cities, each with a link to arrange its page. */
export default function Cities({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="mt-3 mb-6 max-w-2xl text-lg text-soft">
        Choose a city to feature listings on its page, and to order or hide its sections.
      </p>
      <ScreenPart of={loaderData.metros.of} failed="We could not load the cities.">
        {(metros) => (
          <ul className="columns-[4_14rem] gap-x-10">
            {metros.map(({ slug, name, state }) => (
              <li key={slug} className="break-inside-avoid">
                <Link
                  className="link-quiet inline-flex min-h-11 items-center"
                  to={`/dashboard/cities/${slug}`}
                >
                  {name}, {state}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </ScreenPart>
    </>
  );
}
