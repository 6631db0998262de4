import { Link } from 'react-router';
import { isInMenus } from '#app/config/site.ts';
import * as t from '#app/messages/components/site.tsx';
import { JsonLd } from './document-scripts.tsx';
import { useSiteOrigin } from './page-meta.ts';

type BreadcrumbsProps = {
  /** From the home screen downward, without the screen itself; what menus hide is left out. */
  steps: { to: string; name: string }[];
};

/** Breadcrumbs for users and, as a BreadcrumbList, for machines. */
export function Breadcrumbs(given: BreadcrumbsProps) {
  const origin = useSiteOrigin();
  const steps = given.steps.filter(isInMenus);
  return (
    <nav className="no-print py-1" aria-label={t.breadcrumbsLabel}>
      <ol className="flex max-sm:-my-[8px] flex-wrap gap-x-2 text-sm text-soft">
        {steps.map(({ to, name }, index) => (
          <li key={to} className="flex items-center gap-x-2">
            {/* Wrapped lines are closer together than the links' height. */}
            <Link
              prefetch="intent"
              className="-my-1 inline-flex min-h-11 items-center hover:text-accent hover:underline"
              to={to}
            >
              {name}
            </Link>
            {index < steps.length - 1 && <span aria-hidden="true">/</span>}
          </li>
        ))}
      </ol>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: steps.map(({ to, name }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: origin + to,
          })),
        }}
      />
    </nav>
  );
}
