import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { site } from '#app/config/site.ts';
import { findTitle } from './signed-in-handle.ts';

/** The frame of signed-in screens; server-rendered identically for everybody. */
export function SignedInShell({ children }: { children: ReactNode }) {
  const title = findTitle(useMatches());
  return (
    // As high as the window: content that loads later shifts no visible footer.
    <div className="shell min-h-svh py-10 sm:py-14">
      <title>{`${title} · ${site.name}`}</title>
      <PageHeading className="wrap-anywhere">{title}</PageHeading>
      {children}
      <noscript>
        <p className="mt-4">Accounts need JavaScript. Search and listings work without it.</p>
      </noscript>
    </div>
  );
}
