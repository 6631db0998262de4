import { Link } from 'react-router';
import { site } from '#app/config/site.ts';
import { Wordmark } from './wordmark.tsx';

export function SiteFooter() {
  return (
    <footer className="no-print mt-24 bg-sunk">
      <div className="shell grid gap-8 py-12 sm:grid-cols-[1fr_auto] sm:items-end">
        <div>
          <Wordmark />
          <p className="mt-3 max-w-[52ch] text-sm text-soft">
            {site.tagline}. Nobody can pay for a better place in it: results follow your words, the
            distance and what neighbours say.
          </p>
        </div>
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-x-6 text-sm">
            <FooterLink to="/">Home</FooterLink>
            <FooterLink to="/?open=now">Open now</FooterLink>
            <FooterLink to="/?sort=newest">Newest</FooterLink>
          </ul>
        </nav>
      </div>
    </footer>
  );
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link className="link-quiet inline-flex min-h-11 items-center" to={to}>
        {children}
      </Link>
    </li>
  );
}
