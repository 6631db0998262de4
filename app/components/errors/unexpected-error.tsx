import { isRouteErrorResponse } from 'react-router';
import * as t from '#app/messages/components/errors.tsx';
import { unexpectedErrorHeading } from './show-unexpected-error.ts';

/** Shown when the frame of all screens has failed; depends on no part of it. */
export function UnexpectedError({ error }: { error: unknown }) {
  return (
    <main className="shell max-w-3xl py-16 sm:py-24">
      <title>{unexpectedErrorHeading}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-page">{unexpectedErrorHeading}</h1>
      <p className="mt-4 text-lg break-words">{describe(error)}</p>
      <p className="mt-8">
        {/* A document load: the router may be what failed. */}
        <a className="button-solid" href="/">
          {t.startOver}
        </a>
      </p>
    </main>
  );
}

function describe(error: unknown): string {
  // Not its text: React Router calls any status "Internal Server Error" by default.
  if (isRouteErrorResponse(error)) return String(error.status);
  return error instanceof Error ? error.message : t.unknownError;
}
