import type { ReactNode } from 'react';

export const lead =
  'This directory should work for everyone. We aim for WCAG 2.2 level AA; this page says how far we are.';

type Parts = { contact: ReactNode };
/** The keys are the anchors, which people link to: keep one if its title changes. */
export const sections = ({ contact }: Parts) => ({
  'built-in': {
    title: 'What works',
    body: (
      <ul>
        <li>
          Everything works with a keyboard, with a visible focus and a link to skip to content.
        </li>
        <li>
          After you follow a link, the focus moves to the new page’s heading. The number of results
          is announced.
        </li>
        <li>
          Colors follow your light or dark setting, with level AA contrast. Forced colors work.
        </li>
        <li>Text can grow to 200%, and screens can shrink to 320 pixels without loss.</li>
        <li>If your system asks for reduced motion, nothing moves.</li>
        <li>Targets are at least 24 pixels, most of them 44.</li>
        <li>Searching and reading listings work without JavaScript.</li>
      </ul>
    ),
  },
  tested: {
    title: 'How we test',
    body: (
      <p>
        Automated tests run on every change in a real browser, at desktop and phone size: keyboard
        use, announcements, contrast, zoom, and pages without JavaScript. Automated tests find only
        some problems, and no outside auditor has reviewed the site yet.
      </p>
    ),
  },
  known: {
    title: 'Known limits',
    body: (
      <ul>
        <li>Signing in, adding and editing a listing need JavaScript.</li>
        <li>Photos from owners may lack a description. No listing depends on its photos.</li>
        <li>The site is in English only.</li>
      </ul>
    ),
  },
  contact: {
    title: 'Report a barrier',
    body: (
      <p>
        Write to {contact} with the address of the page and the browser or assistive technology you
        use. We answer within five working days, and send you what you were looking for in a form
        that works for you while we fix it.
      </p>
    ),
  },
});
