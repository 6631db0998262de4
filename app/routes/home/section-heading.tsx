import { Link } from 'react-router';
import { Icon } from '#app/components/ui/icon.tsx';

type SectionHeadingProps = { id: string; title: string; to?: string; linkText?: string };

export function SectionHeading({ id, title, to, linkText }: SectionHeadingProps) {
  return (
    <div className="rule-double">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pt-3">
        <h2 id={id} className="text-section">
          {title}
        </h2>
        {to && (
          <Link
            prefetch="intent"
            className="inline-flex min-h-11 items-center gap-1.5 text-sm font-medium hover:text-accent"
            to={to}
          >
            {linkText} <Icon name="arrow" className="size-4" />
          </Link>
        )}
      </div>
    </div>
  );
}
