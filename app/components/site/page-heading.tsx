import type { ReactNode } from 'react';

type PageHeadingProps = {
  children: ReactNode;
  size?: keyof typeof sizes;
  className?: string;
};

const sizes = {
  page: 'text-page',
  results: 'text-results',
  profile: 'text-profile tracking-[-0.03em]',
  hero: 'text-hero tracking-[-0.04em]',
};

/** The h1 of a screen. Receives the focus after a navigation, see use-focus-heading.ts. */
export function PageHeading({ children, size = 'page', className = '' }: PageHeadingProps) {
  return (
    // May be the name of a business, in any script.
    <h1 className={`${sizes[size]} ${className}`} tabIndex={-1} dir="auto">
      {children}
    </h1>
  );
}
