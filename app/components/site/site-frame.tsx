import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useNavigation, Link } from 'react-router';
import { stalledStore } from '#app/browser/navigation/stalled-navigation.ts';
import { useStore } from '#app/browser/use-store.ts';
import { useLoadingText } from '#app/components/ui/loading.tsx';
import { Toasts } from '#app/components/ui/toasts.tsx';
import { fillNames, isInMenus, site } from '#app/config/site.ts';
import * as t from '#app/messages/components/site.tsx';
import { Announcement } from './announcement.tsx';
import { SiteHeader, Wordmark } from './site-header.tsx';

type SiteFrameProps = {
  hasSearch: boolean;
  hasResults: boolean;
  /** One line of links below the screens of signed-in people. */
  hasShortFooter?: boolean;
  /** The city that the screen is about. */
  city?: string | undefined;
  children: ReactNode;
};

/** The frame of every page: skip links first, then announcement, masthead, screen and footer. */
export function SiteFrame(props: SiteFrameProps) {
  const { hasSearch, hasResults, hasShortFooter, city, children } = props;
  return (
    <>
      {hasResults && <SkipLink to="#results">{t.skipToResults}</SkipLink>}
      <SkipLink to="#main">{t.skipToContent}</SkipLink>
      <Announcement />
      <ProgressLine />
      <SiteHeader hasSearch={hasSearch} city={city} />
      <main id="main" className="grow" tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        {hasShortFooter ? <ShortFooter /> : <SiteFooter />}
        <Toasts />
      </Suspense>
    </>
  );
}

function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      className="button-solid absolute top-2 left-4 z-50 -translate-y-20 focus:translate-y-0"
      href={to}
    >
      {children}
    </a>
  );
}

/** Faster navigations show no text, which would only flicker. */
const patienceMs = 400;

/**
 * A thin line at the top edge while the next screen loads, and 'Loading…', shown and announced,
 * when it takes longer; then that it still tries. The old screen stays until then.
 */
function ProgressLine() {
  const isUnderWay = useNavigation().location !== undefined;
  const isLoading = useStore(stalledStore) === null && isUnderWay;
  const isSlow = useIsLong(isLoading);
  const text = useLoadingText(isLoading);
  return (
    <div className="no-print">
      {isLoading && <div className="progress-line" aria-hidden="true" />}
      {/* A new element each time: one that changes its place counts as a layout shift. */}
      <p role="status">{isSlow && <span className="loading-text">{text}</span>}</p>
    </div>
  );
}

/** Returns whether a condition has been true for longer than `patienceMs`. */
function useIsLong(isTrue: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isTrue) return undefined;
    const timer = setTimeout(() => setIsLong(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isTrue]);
  return isLong;
}

const footerGroups = () => [
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

const shortLinks = [
  { to: '/help', name: t.help },
  { to: '/blog', name: t.blog },
  { to: '/accessibility', name: t.accessibility },
  { to: '/privacy-policy', name: t.privacy },
  { to: '/terms', name: t.terms },
];

function ShortFooter() {
  return (
    <footer className="lower-part no-print mt-16 bg-sunk">
      <nav className="shell py-3" aria-label={t.footerLabel}>
        <ul className="flex flex-wrap gap-x-6 text-sm">
          {shortLinks.filter(isInMenus).map((link) => (
            <FooterLink key={link.to} {...link} />
          ))}
        </ul>
      </nav>
    </footer>
  );
}

function SiteFooter() {
  return (
    <footer className="lower-part no-print mt-24 bg-sunk">
      <div className="shell grid grid-cols-1 gap-x-16 gap-y-10 py-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div>
          <Wordmark />
          <p className="mt-3 max-w-[44ch] text-sm text-soft">
            {site.footer === null
              ? t.footerText({ tagline: site.tagline })
              : fillNames(site.footer)}
          </p>
        </div>
        <nav aria-label={t.footerLabel}>
          <ul className="footer-groups text-sm">
            {footerGroups().map(({ name, links }) => (
              <li key={name}>
                <p className="kicker text-faint">{name}</p>
                <ul className="mt-1.5">
                  {links.filter(isInMenus).map((link) => (
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
