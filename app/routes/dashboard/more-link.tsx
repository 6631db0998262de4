import { Link } from 'react-router';
import { keepFocus } from '#app/components/site/use-focus-heading.ts';

type MoreLinkProps = { parameter: string; next: string | null; label: string };

/** Leads to the next page of a part of the dashboard; nothing where it is the last. */
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
