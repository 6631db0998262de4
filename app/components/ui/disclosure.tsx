import type { ComponentProps, ReactNode } from 'react';

type DisclosureProps = Omit<ComponentProps<'details'>, 'title'> & {
  title: ReactNode;
  /** Of the title, beside the classes of all. */
  titleClass?: string;
};

/** What opens below its title. */
export function Disclosure({ title, titleClass = '', children, ...details }: DisclosureProps) {
  return (
    <details {...details}>
      <summary className={`link-quiet inline-flex min-h-11 items-center ${titleClass}`}>
        {title}
      </summary>
      {children}
    </details>
  );
}
