/** The heading of React Router's own last error screen, which people may know. */
export const unexpectedErrorHeading = 'Unexpected Application Error!';

/**
 * For an error that no boundary could show: React has taken its tree away, and the page is empty.
 * Written by hand, since nothing else can be relied upon any more.
 */
export function showUnexpectedError(error: unknown) {
  reportError(error);
  // React empties the page after it has told of the error.
  setTimeout(() => {
    const heading = document.createElement('h1');
    heading.className = 'text-page';
    heading.textContent = unexpectedErrorHeading;
    const text = document.createElement('p');
    text.className = 'mt-4 text-lg break-words';
    text.textContent = error instanceof Error ? error.message : 'Unknown error';
    const main = document.createElement('main');
    main.className = 'shell max-w-3xl py-16 sm:py-24';
    main.replaceChildren(heading, text);
    document.title = unexpectedErrorHeading;
    document.body.replaceChildren(main);
  });
}
