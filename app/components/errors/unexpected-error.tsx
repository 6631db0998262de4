import { isRouteErrorResponse } from 'react-router';
import * as t from '#app/messages/components/errors.tsx';

/**
 * Shown when the frame of all screens has failed; depends on no part of it. Its heading is that of
 * React Router's default error screen, which users may know.
 */
export function UnexpectedError({ error }: { error: unknown }) {
  return (
    <main className="shell max-w-3xl py-16 sm:py-24">
      <title>{t.unexpectedErrorHeading}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-page">{t.unexpectedErrorHeading}</h1>
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

/**
 * Handles an error that no boundary caught: React has unmounted its tree, and the page is empty.
 * Uses plain DOM, since nothing else can be relied on.
 */
export function showUnexpectedError(error: unknown) {
  reportError(error);
  // React empties the page after it reports the error.
  setTimeout(() => {
    const heading = document.createElement('h1');
    heading.className = 'text-page';
    heading.textContent = t.unexpectedErrorHeading;
    const text = document.createElement('p');
    text.className = 'mt-4 text-lg break-words';
    text.textContent = error instanceof Error ? error.message : t.unknownError;
    const main = document.createElement('main');
    main.className = 'shell max-w-3xl py-16 sm:py-24';
    main.replaceChildren(heading, text);
    document.title = t.unexpectedErrorHeading;
    document.body.replaceChildren(main);
  });
}
