import { type ReactNode, useId } from 'react';

type SubjectProps = {
  /** The anchor for links to it. */
  id?: string;
  title: string;
  about: string;
  children: ReactNode;
};

/** One of several subjects of a screen: description on the left, controls on the right. */
export function Subject({ id, title, about, children }: SubjectProps) {
  const headingId = useId();
  return (
    <section
      className="grid gap-x-16 gap-y-5 border-t border-rule py-9 first:border-0 lg:grid-cols-[18rem_minmax(0,32rem)]"
      id={id}
      aria-labelledby={headingId}
    >
      <div>
        <h2 className="text-title" id={headingId}>
          {title}
        </h2>
        <p className="mt-2 max-w-[52ch] text-sm text-soft">{about}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
