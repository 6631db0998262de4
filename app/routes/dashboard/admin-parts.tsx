import { Link } from 'react-router';
import type { Role } from '#app/domain/profile/profile.ts';
import { DashboardPart } from './dashboard-part.tsx';

/** The admins' screens, with a description and a link. */
const parts = [
  {
    title: 'Listings',
    about: 'Find any listing by name, phone or id; edit, suspend, restore or publish it.',
    to: '/dashboard/listings',
    link: 'Find a listing',
  },
  {
    title: 'How fast the site is',
    about: 'What the browsers of visitors measured: by screen, device and country, over time.',
    to: '/dashboard/metrics',
    link: 'See the measurements',
  },
  {
    title: 'Health',
    about: 'Whether everything answers, what waits and for how long, and what the clocks did.',
    to: '/dashboard/health',
    link: 'See the state of things',
  },
  {
    title: 'Charts',
    about:
      'What came week by week, how fast it was decided, and what the directory lacks, by metro.',
    to: '/dashboard/charts',
    link: 'See the charts',
  },
  {
    title: 'Imports',
    about: 'Businesses from a file: what would become of each row, what did, and the way back.',
    to: '/dashboard/imports',
    link: 'See the imports',
  },
  {
    title: 'Export',
    about: 'Listings as a file, for a spreadsheet or a map: all of them, or those you filter.',
    to: '/dashboard/export',
    link: 'Choose the listings',
  },
  {
    title: 'Duplicates',
    about: 'Look for what may be the same as one listing, and see what has been merged.',
    to: '/dashboard/duplicates',
    link: 'See the pairs',
  },
  {
    title: 'Guides and posts',
    about: 'What is written for readers: drafts, what is published, and its earlier versions.',
    to: '/dashboard/articles',
    link: 'Write and edit',
  },
  {
    title: 'Emails',
    about: 'Whether what the directory writes to people gets through.',
    to: '/dashboard/mails',
    link: 'See what waits',
  },
  {
    title: 'Settings',
    about: 'How often one address may ask, parts of the site, and the banner on all pages.',
    to: '/dashboard/settings',
    link: 'See the settings',
    isForSuperAdmins: true,
  },
];

/** Links to the admins' screens. */
export function AdminParts({ role }: { role: Role | undefined }) {
  const own = parts.filter(
    ({ isForSuperAdmins = false }) => role === 'super_admin' || !isForSuperAdmins,
  );
  return own.map(({ title, about, to, link }) => (
    <DashboardPart key={to} title={title}>
      <p className="mb-3 max-w-[60ch] text-soft">{about}</p>
      <Link className="button-line" to={to}>
        {link}
      </Link>
    </DashboardPart>
  ));
}
