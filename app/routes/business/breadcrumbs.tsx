import { Link } from 'react-router';
import type { Business } from '#app/domain/business/business.ts';
import { searchAddress } from '#app/components/search-address.ts';

/** The way back up: home, the category, the category in this city. */
export function Breadcrumbs({ business }: { business: Business }) {
  const { category, city, state } = business;
  const place = `${city}, ${state}`;
  const steps = [
    { to: '/', name: 'Home' },
    { to: searchAddress({ category: category.slug }), name: category.name },
    { to: searchAddress({ category: category.slug, city: place }), name: place },
  ];
  return (
    <nav className="no-print" aria-label="Breadcrumbs">
      <ol className="flex flex-wrap gap-x-2 text-sm text-soft">
        {steps.map(({ to, name }, index) => (
          <li key={to} className="flex items-center gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            <Link
              className="inline-flex min-h-11 items-center hover:text-accent hover:underline"
              to={to}
            >
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
