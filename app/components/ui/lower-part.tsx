import { type ComponentProps, Suspense } from 'react';

/**
 * A section below the first screenful. The browser lays it out when it comes near (`lower-part` in
 * styles/app.css), and React brings it to life after what stands above, in a commit of its own.
 */
export function LowerPart({ className = '', children, ...props }: ComponentProps<'section'>) {
  return (
    <section {...props} className={`lower-part ${className}`}>
      <Suspense>{children}</Suspense>
    </section>
  );
}
