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
    title: 'Page speed',
    about: 'What visitors’ browsers measured: by page, device and country, over time.',
    to: '/dashboard/metrics',
    link: 'See the measurements',
  },
  {
    title: 'Health',
    about: 'The state of every service, waiting work, and scheduled tasks.',
    to: '/dashboard/health',
    link: 'See the health',
  },
  {
    title: 'Charts',
    about:
      'New listings and submissions by week, time to decision, and what listings lack, by city.',
    to: '/dashboard/charts',
    link: 'See the charts',
  },
  {
    title: 'Imports',
    about: 'Businesses from a file: a preview of each row, the results, and rollback.',
    to: '/dashboard/imports',
    link: 'See the imports',
  },
  {
    title: 'Export',
    about: 'Listings as a file, for a spreadsheet or a map: all of them, or a filtered set.',
    to: '/dashboard/export',
    link: 'Choose the listings',
  },
  {
    title: 'Duplicates',
    about: 'Find possible duplicates of a listing, and see earlier merges.',
    to: '/dashboard/duplicates',
    link: 'See the duplicates',
  },
  {
    title: 'Guides and posts',
    about: 'City guides and blog posts: drafts, published texts and earlier versions.',
    to: '/dashboard/articles',
    link: 'Write and edit',
  },
  {
    title: 'City pages',
    about: 'Editors’ picks of each city, and the order of the sections on its page.',
    to: '/dashboard/cities',
    link: 'Choose a city',
  },
  {
    title: 'Emails',
    about: 'Emails that are waiting, and emails that could not be delivered.',
    to: '/dashboard/mails',
    link: 'See the emails',
  },
  {
    title: 'Settings',
    about: 'Rate limits, features that can be turned off, and the banner on all pages.',
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
