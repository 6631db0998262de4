import { Link } from 'react-router';
import { keepFocus } from '#app/components/site/use-focus-heading.ts';

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
