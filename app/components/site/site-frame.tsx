import { type ReactNode, Suspense } from 'react';
import { Announcement } from './announcement.tsx';
import { ProgressLine } from './progress-line.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { Toasts } from '#app/components/ui/toasts.tsx';

type SiteFrameProps = { hasSearch: boolean; hasResults: boolean; children: ReactNode };

/** The frame of every page: skip links first, then announcement, masthead, screen and footer. */
export function SiteFrame({ hasSearch, hasResults, children }: SiteFrameProps) {
  return (
    <>
      {hasResults && <SkipLink to="#results">Skip to results</SkipLink>}
      <SkipLink to="#main">Skip to content</SkipLink>
      <Announcement />
      <ProgressLine />
      <SiteHeader hasSearch={hasSearch} />
      <main id="main" className="grow" tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        <SiteFooter />
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
