import type { ReactNode } from 'react';

type TitledSectionProps = {
  /** Of the heading, for links to it. */
  id: string;
  title: ReactNode;
  className?: string;
  headingClass?: string;
  children: ReactNode;
};

/** A section named by its heading. */
export function TitledSection({
  id,
  title,
  className,
  headingClass = 'text-title',
  children,
}: TitledSectionProps) {
  return (
    <section className={className} aria-labelledby={id}>
      <h2 className={headingClass} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
