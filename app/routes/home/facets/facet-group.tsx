import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { keepFocus } from '#app/components/site/page-heading.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { formatCount } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/home/results.tsx';

export type FacetChoice = {
  key: string;
  name: string;
  /** Null if counting it would be too expensive. */
  count: number | null;
  isActive: boolean;
  /** The link that chooses it; for an active choice, the link that removes it. */
  to: string;
  /** Whether it is active by being excluded. */
  isExcluded?: boolean;
  /** Of an active choice, the link that excludes it instead. */
  exclude?: string | undefined;
};

type FacetGroupProps = {
  title: string;
  choices: FacetChoice[];
  /** Another way to choose, below the choices. */
  children?: ReactNode;
  /** Whether exactly one is always active, so that choosing it again does nothing. */
  isExclusive?: boolean;
};

const choicesShown = 6;

export function FacetGroup({ title, choices, children, isExclusive = false }: FacetGroupProps) {
  const titleId = useId();
  if (choices.length === 0 && !children) return null;
  // Active choices first, so that "more" hides none of them.
  const sorted = choices.toSorted((a, b) =>
    choices.length > choicesShown ? Number(b.isActive) - Number(a.isActive) : 0,
  );
  const rest = sorted.slice(choicesShown);
  return (
    <div className="border-t border-rule py-4 first:border-t-0 lg:first:pt-1">
      <p id={titleId} className="kicker text-faint">
        {title}
      </p>
      <ul className="mt-1.5" aria-labelledby={titleId}>
        {sorted.slice(0, choicesShown).map((choice) => (
          <FacetLink key={choice.key} choice={choice} isExclusive={isExclusive} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="group/more">
          <summary className="link-quiet inline-flex min-h-11 items-center text-sm text-soft lg:min-h-8">
            <span className="group-open/more:hidden">{t.more({ count: rest.length })}</span>
            <span className="hidden group-open/more:inline">{t.fewer}</span>
            <span className="sr-only">{t.inGroup({ group: title })}</span>
          </summary>
          <ul aria-labelledby={titleId}>
            {rest.map((choice) => (
              <FacetLink key={choice.key} choice={choice} isExclusive={isExclusive} />
            ))}
          </ul>
        </details>
      )}
      {children}
    </div>
  );
}

function FacetLink({ choice, isExclusive }: { choice: FacetChoice; isExclusive: boolean }) {
  const { name, count, isActive, to, isExcluded = false, exclude } = choice;
  return (
    <li className="flex">
      <Link
        className={`group/facet -mx-2 flex grow min-h-11 items-center gap-2.5 rounded-tag px-2 text-sm hover:bg-sunk lg:min-h-9 ${isActive ? 'font-semibold' : 'text-soft'}`}
        to={to}
        rel="nofollow"
        preventScrollReset
        state={keepFocus}
        aria-current={isActive ? 'true' : undefined}
      >
        <span
          className={`grid size-[1.125rem] shrink-0 place-items-center ${isExclusive ? 'rounded-round' : 'rounded-[0.25rem]'} border-[1.5px] ${isActive ? 'border-accent bg-accent text-on-accent' : 'border-rule-strong group-hover/facet:border-ink'}`}
          aria-hidden="true"
        >
          {isActive && <Icon name={isExcluded ? 'minus' : 'check'} className="size-4" />}
        </span>
        <span className="min-w-0 grow">
          {isActive && !isExclusive && <span className="sr-only">{t.removeFilter} </span>}
          {isExcluded ? t.not({ choice: name }) : name}
        </span>
        {count !== null && (
          <span className="text-xs text-faint tabular-nums">{formatCount(count)}</span>
        )}
      </Link>
      {exclude !== undefined && (
        <Link
          className="link-quiet ml-3 inline-flex min-h-11 items-center text-xs text-soft lg:min-h-9"
          to={exclude}
          rel="nofollow"
          preventScrollReset
          state={keepFocus}
        >
          {t.exclude}
          <span className="sr-only"> {name}</span>
        </Link>
      )}
    </li>
  );
}
