import { type ReactNode, Suspense } from 'react';
import { ProgressLine } from './progress-line.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { Toasts } from '#app/components/ui/toasts.tsx';

type SiteFrameProps = { hasSearch: boolean; children: ReactNode };

/** Skip link, masthead, the screen, footer. */
export function SiteFrame({ hasSearch, children }: SiteFrameProps) {
  return (
    <>
      <a
        className="button-solid absolute top-2 left-4 z-50 -translate-y-20 focus:translate-y-0"
        href="#main"
      >
        Skip to content
      </a>
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
