import type { ReactNode } from 'react';

type PageHeadingProps = { children: ReactNode; className?: string };

/** The h1 of a screen. It receives the focus after a navigation, see use-focus-heading.ts. */
export function PageHeading({ children, className = '' }: PageHeadingProps) {
  return (
    <h1 className={`text-page font-extrabold ${className}`} tabIndex={-1}>
      {children}
    </h1>
  );
}
