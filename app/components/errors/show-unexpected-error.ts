import * as t from '#app/messages/components/errors.tsx';
/** The heading of React Router's default error screen, which users may know. */
export const unexpectedErrorHeading = t.unexpectedErrorHeading;

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
    heading.textContent = unexpectedErrorHeading;
    const text = document.createElement('p');
    text.className = 'mt-4 text-lg break-words';
    text.textContent = error instanceof Error ? error.message : t.unknownError;
    const main = document.createElement('main');
    main.className = 'shell max-w-3xl py-16 sm:py-24';
    main.replaceChildren(heading, text);
    document.title = unexpectedErrorHeading;
    document.body.replaceChildren(main);
  });
}
