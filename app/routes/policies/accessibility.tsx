import { pageMeta } from '#app/components/site/page-meta.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import { policies } from '#app/config/policies.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import type { Route } from './+types/accessibility';
import { Contact, PolicyPage, type PolicySection } from './policy-page.tsx';

export const handle = { listed: policies.accessibility, starts: 'wanted' } satisfies ScreenHandle;

const lead =
  'Mainstreet should be usable by everyone on the street. We aim at WCAG 2.2, level AA, and this is how far we are.';

export function headers(): HeadersInit {
  return publicPageHeaders;
}

export default function Accessibility() {
  return <PolicyPage name="accessibility" lead={lead} sections={sections} />;
}

const sections: PolicySection[] = [
  {
    id: 'built-in',
    title: 'What is built in',
    body: (
      <ul>
        <li>
          Everything works by keyboard, including the suggestions under the search boxes. The focus
          is always visible.
        </li>
        <li>The first stop on every page is a link that skips to the content.</li>
        <li>
          After you follow a link the new page’s heading is focused, so that screen readers start
          there. The number of results is read out.
        </li>
        <li>
          Colors follow your system’s light or dark setting and keep at least the contrast that
          level AA asks for. Forced colors work.
        </li>
        <li>
          Text can grow to 200 % and screens can shrink to 320 pixels without anything being cut
          off.
        </li>
        <li>If your system asks for less motion, nothing moves.</li>
        <li>Targets are at least 24 pixels in size, most of them 44.</li>
        <li>Searching, reading listings and this page work without JavaScript.</li>
      </ul>
    ),
  },
  {
    id: 'tested',
    title: 'How it is tested',
    body: (
      <>
        <p>
          Each change runs automated tests in a real browser, at the width of a desktop and of a
          phone: searching, choosing suggestions and reading a listing by keyboard, the
          announcements, the pages without JavaScript, and that no screen is wider than a small
          phone.
        </p>
        <p>
          Screens are looked at in light and dark, at 200 % zoom and in forced colors before they
          are published. Automated tests find only a part of all problems, and we have not yet had a
          review by an outside auditor.
        </p>
      </>
    ),
  },
  {
    id: 'known',
    title: 'What does not work well yet',
    body: (
      <ul>
        <li>Signing in, submitting and editing a listing need JavaScript.</li>
        <li>
          Photos that owners add may lack a description. Listings never depend on a photo to be
          understood.
        </li>
        <li>The site is in English only.</li>
      </ul>
    ),
  },
  {
    id: 'contact',
    title: 'Tell us about a barrier',
    body: (
      <p>
        Write to <Contact /> with the address of the page and what you use to read it. We answer
        within five working days, and give you what you were looking for in a form that works for
        you while we mend it.
      </p>
    ),
  },
];

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { title, path } = policies.accessibility;
  return pageMeta({ matches, title, description: lead, path });
}
