import { Link } from 'react-router';
import { site } from '#app/config/site.ts';
import * as t from '#app/messages/components/site.tsx';
import { Wordmark } from './site-header.tsx';

const groups = [
  {
    name: t.exploreGroup,
    links: [
      { to: '/?open=now', name: t.openNow },
      { to: '/?sort=rating', name: t.topRated },
      { to: '/?sort=newest', name: t.newest },
      { to: '/#categories', name: t.categories },
      { to: '/#metros', name: t.cities },
    ],
  },
  {
    name: t.readGroup,
    links: [
      { to: '/cityguides', name: t.cityGuides },
      { to: '/blog', name: t.blog },
      { to: '/events', name: t.events },
    ],
  },
  {
    name: t.getInvolvedGroup,
    links: [
      { to: '/gbo', name: t.forOwners },
      { to: '/business-submission', name: t.addABusiness },
      { to: '/joinnow', name: t.join },
      { to: '/help', name: t.help },
    ],
  },
  {
    name: site.name,
    links: [
      { to: '/about', name: t.about },
      { to: '/developers', name: t.forDevelopers },
      { to: '/accessibility', name: t.accessibility },
      { to: '/content-policy', name: t.contentPolicy },
      { to: '/privacy-policy', name: t.privacy },
      { to: '/terms', name: t.terms },
      { to: '/legacy-home', name: t.plainHome },
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
            {t.footerText({ tagline: t.tagline })}
          </p>
        </div>
        <nav aria-label={t.footerLabel}>
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
