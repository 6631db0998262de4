import { Link } from 'react-router';
import { site } from '#app/config/site.ts';
import { Wordmark } from './site-header.tsx';

const groups = [
  {
    name: 'Explore',
    links: [
      { to: '/?open=now', name: 'Open now' },
      { to: '/?sort=rating', name: 'Top rated' },
      { to: '/?sort=newest', name: 'Newest' },
      { to: '/#categories', name: 'Categories' },
      { to: '/#metros', name: 'Cities' },
    ],
  },
  {
    name: 'Read',
    links: [
      { to: '/cityguides', name: 'City guides' },
      { to: '/blog', name: 'Blog' },
      { to: '/events', name: 'Events' },
    ],
  },
  {
    name: 'Get involved',
    links: [
      { to: '/gbo', name: 'For owners' },
      { to: '/business-submission', name: 'Add a business' },
      { to: '/joinnow', name: 'Join' },
      { to: '/help', name: 'Help' },
    ],
  },
  {
    name: site.name,
    links: [
      { to: '/about', name: 'About' },
      { to: '/developers', name: 'For developers' },
      { to: '/accessibility', name: 'Accessibility' },
      { to: '/content-policy', name: 'Content policy' },
      { to: '/privacy-policy', name: 'Privacy' },
      { to: '/terms', name: 'Terms' },
      { to: '/legacy-home', name: 'Plain home page' },
    ],
  },
];

export function SiteFooter() {
  return (
    <footer className="lower-part no-print mt-24 bg-sunk">
      <div className="shell grid grid-cols-1 gap-x-16 gap-y-10 py-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div>
          <Wordmark />
          <p className="mt-3 max-w-[44ch] text-sm text-soft">
            {site.tagline}. No one can pay to rank higher: results depend on your search, the
            distance and what neighbors say.
          </p>
        </div>
        <nav aria-label="Footer">
          <ul className="footer-groups text-sm">
            {groups.map(({ name, links }) => (
              <li key={name}>
                <p className="kicker text-faint">{name}</p>
                <ul className="mt-1.5">
                  {links.map((link) => (
                    <FooterLink key={link.to} {...link} />
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}

function FooterLink({ to, name }: { to: string; name: string }) {
  return (
    <li>
      <Link
        prefetch="intent"
        className="link-quiet inline-flex min-h-11 items-center sm:min-h-9"
        to={to}
      >
        {name}
      </Link>
    </li>
  );
}
