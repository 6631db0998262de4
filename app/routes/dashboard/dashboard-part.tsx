import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { keepFocus } from '#app/components/site/page-heading.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';

/** A section of the dashboard with its heading. */
export function DashboardPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <TitledSection
      className="@container mt-10"
      id={id}
      title={title}
      headingClass="mb-4 text-section"
    >
      {children}
    </TitledSection>
  );
}

type MoreLinkProps = { parameter: string; next: string | null; label: string };

/** A link to the next page of a section of the dashboard; nothing on the last one. */
export function MoreLink({ parameter, next, label }: MoreLinkProps) {
  if (next === null) return null;
  return (
    <Link
      className="button-line"
      to={`?${new URLSearchParams({ [parameter]: next })}`}
      state={keepFocus}
    >
      {label}
    </Link>
  );
}

type BusinessLineProps = {
  /** Above the name: what the line is about. */
  kind?: string;
  name: string;
  /** Null if it has no page. */
  to: string | null;
  about: ReactNode;
  /** The status. */
  children: ReactNode;
};

/** A line of the dashboard: name, place and status of a business. */
export function BusinessLine({ kind, name, to, about, children }: BusinessLineProps) {
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-rule py-3 @lg:flex @lg:items-baseline @lg:justify-between">
      <div className="min-w-0">
        {kind && <p className="text-sm font-semibold text-accent">{kind}</p>}
        {to === null ? (
          <span className="font-semibold">{name}</span>
        ) : (
          <Link className="link-quiet font-semibold wrap-anywhere" to={to}>
            {name}
          </Link>
        )}
        <div className="text-sm text-soft">{about}</div>
      </div>
      <div className="text-sm @lg:max-w-[19rem] @lg:shrink-0 @lg:text-right @lg:text-balance">
        {children}
      </div>
    </li>
  );
}
