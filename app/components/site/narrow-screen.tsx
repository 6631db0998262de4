import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';

type NarrowScreenProps = {
  title: ReactNode;
  /** For more than a form. */
  isWide?: boolean;
  /** Says so where there is none. */
  javascriptNeeded?: string;
  children: ReactNode;
};

/**
 * A screen of one column: a form, or what a link in a mail or letter leads to. As high as the window, so that
 * what replaces its content moves no visible footer.
 */
export function NarrowScreen({ title, isWide, javascriptNeeded, children }: NarrowScreenProps) {
  return (
    <div className="shell min-h-svh py-10 sm:py-16">
      <div className={`mx-auto ${isWide ? 'max-w-xl' : 'max-w-md'}`}>
        <PageHeading>{title}</PageHeading>
        {children}
        {javascriptNeeded && (
          <noscript>
            <p className="mt-4">{javascriptNeeded}</p>
          </noscript>
        )}
      </div>
    </div>
  );
}
