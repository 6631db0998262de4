import { type ComponentProps, Suspense } from 'react';

/**
 * A section below the fold. The browser lays it out when it comes near (`lower-part` in
 * styles/app.css), and React hydrates it after the content above, in a separate commit.
 */
export function LowerPart({ className = '', children, ...props }: ComponentProps<'section'>) {
  return (
    <section {...props} className={`lower-part ${className}`}>
      <Suspense>{children}</Suspense>
    </section>
  );
}
