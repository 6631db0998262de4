import { Link, useLocation } from 'react-router';
import { useLastPlace } from '#app/browser/storage/last-place.ts';
import { SiteAccount } from '#app/components/account/site-account.tsx';
import { searchAddress } from '#app/components/search/search-address.ts';
import { SiteSearch } from '#app/components/search/site-search.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { isInMenus, site } from '#app/config/site.ts';
import { findLogo, type ShownLogo } from '#app/domain/setting/logo.ts';
import * as t from '#app/messages/components/site.tsx';

/** Longer names are smaller and take several lines, so that what is beside them stays on one. */
function sizeName(letters: number): string {
  if (letters <= 14) return 'text-[min(1.625rem,7.25vw)] leading-none';
  const size =
    letters > 26
      ? 'text-xs min-[22.5rem]:text-sm sm:max-w-44 sm:text-base md:max-w-32 md:text-sm lg:max-w-44 lg:text-base'
      : 'text-sm min-[22.5rem]:text-lg';
  return `max-w-24 min-[22.5rem]:max-w-36 max-[24rem]:group-has-data-account/masthead:max-w-24 leading-tight wrap-break-word text-balance ${size}`;
}

/**
 * The site's name beside its logo, an awning over a door, or the directory's own, of which a wide one has
 * the name. The narrowest mastheads show signed-in users only the logo, because they contain more controls.
 */
export function Wordmark() {
  const logo = findLogo();
  return (
    <span className="inline-flex items-center gap-2.5">
      {logo ? <Logo {...logo} /> : <Awning />}
      {!logo?.isWordmark && (
        <span
          className={`font-display font-bold tracking-[-0.035em] max-[22.5rem]:group-has-data-account/masthead:hidden ${sizeName(site.name.length)}`}
        >
          {site.name}
        </span>
      )}
    </span>
  );
}

/** On light paper also in the dark: most logos are drawn for it. */
export function Logo({ src, width, height, isWordmark }: ShownLogo) {
  return (
    <img
      className="h-8 w-auto max-w-[45vw] rounded-tag object-contain dark:bg-white dark:p-0.5"
      src={src}
      width={width}
      height={height}
      alt={isWordmark ? site.name : ''}
    />
  );
}

function Awning() {
  return (
    <svg className="size-[min(2rem,9vw)]" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        className="fill-accent"
        d="M5 5h22l4 10a4 4 0 0 1-7.5 2 4.3 4.3 0 0 1-7.5 0 4.3 4.3 0 0 1-7.5 0A4 4 0 0 1 1 15z"
      />
      <path className="fill-ink" d="M5 20.5h2.5V26H13v-5.5h6V26h5.5v-5.5H27V29H5z" />
    </svg>
  );
}

const sections = [
  { to: '/#categories', name: t.categories },
  { to: '/#metros', name: t.cities },
  { to: '/cityguides', name: t.guides },
  { to: '/blog', name: t.blog },
];

/** Returns the masthead's links; "Open now" uses the place searched last. */
function useSections() {
  const near = useLastPlace();
  return [
    ...sections.filter(isInMenus),
    { to: searchAddress({ open: 'now', near }), name: t.openNow },
    { to: '/gbo', name: t.forBusinesses },
  ];
}

type SiteHeaderProps = {
  hasSearch: boolean;
  /** The city that the screen is about. */
  city?: string | undefined;
};

/**
 * The masthead, with a compact search on screens without their own. All screens have the same links at
 * the same widths, also where there would be room for more.
 */
export function SiteHeader({ hasSearch, city }: SiteHeaderProps) {
  return (
    <header className="no-print shell">
      <div className="group/masthead flex flex-wrap items-center gap-x-2 gap-y-2 py-1.5 sm:gap-x-6 sm:py-4">
        <Link
          prefetch="intent"
          className="inline-flex min-h-11 items-center hover:text-accent"
          to="/"
          aria-label={t.homeLabel({ name: site.name })}
        >
          <Wordmark />
        </Link>
        {hasSearch && (
          <div className="order-last w-full min-w-0 pb-1 md:order-none md:w-auto md:basis-56 md:grow md:pb-0 xl:mx-auto xl:max-w-lg">
            <SiteSearch size="compact" city={city} />
          </div>
        )}
        <nav className="ml-auto hidden xl:block" aria-label={t.mainMenuLabel}>
          <ul className="flex gap-x-5 text-sm font-medium">
            {useSections().map((section) => (
              <SectionLink key={section.name} {...section} />
            ))}
          </ul>
        </nav>
        <div className="ml-auto xl:ml-0">
          <SiteAccount />
        </div>
        <SectionMenu />
      </div>
      <div className="rule-double" />
    </header>
  );
}

/** The same links in a menu, for narrow windows; works without JavaScript. */
function SectionMenu() {
  const { key } = useLocation();
  return (
    <nav className="relative xl:hidden" aria-label={t.mainMenuLabel}>
      {/* Remounted, and so closed, after each navigation. */}
      <details key={key}>
        <summary className="-mr-2 grid size-11 place-items-center rounded-control hover:bg-sunk">
          <Icon name="menu" />
          <span className="sr-only">{t.menu}</span>
        </summary>
        <ul className="absolute top-full right-0 z-50 mt-2 w-56 rounded-card border-[1.5px] border-ink bg-raised p-2 font-medium shadow-float">
          {[...useSections(), { to: '/saved', name: t.savedPlaces }].map((section) => (
            <SectionLink key={section.name} {...section} className="w-full rounded-tag px-3" />
          ))}
        </ul>
      </details>
    </nav>
  );
}

type SectionLinkProps = { to: string; name: string; className?: string };

function SectionLink({ to, name, className = '' }: SectionLinkProps) {
  return (
    <li>
      <Link
        prefetch="intent"
        className={`inline-flex min-h-11 items-center hover:text-accent ${className}`}
        to={to}
      >
        {name}
      </Link>
    </li>
  );
}
