import type { Business } from '#app/domain/business/business.ts';

type Part = { id: string; name: string; isThere: boolean };

/** Shorter profiles need no contents. */
const fewestParts = 3;

/** Links to the parts of a long profile. */
export function ProfileContents({ business }: { business: Business }) {
  const { description, photos, services, attributes, review_count, similar, nearby } = business;
  const isOpen = business.status === 'published';
  const reviews = review_count === 0 ? 'Reviews' : `Reviews (${review_count})`;
  const parts: Part[] = [
    { id: 'about', name: 'About', isThere: description !== null },
    { id: 'photos', name: 'Photos', isThere: photos.length > 0 },
    { id: 'services', name: 'Prices', isThere: services.length > 0 },
    { id: 'hours', name: 'Hours', isThere: isOpen },
    { id: 'features', name: 'Good to know', isThere: attributes.length > 0 },
    { id: 'reviews', name: reviews, isThere: true },
    { id: 'similar', name: 'Similar', isThere: isOpen && similar.length > 0 },
    { id: 'nearby', name: 'Nearby', isThere: nearby.length > 0 },
  ];
  const there = parts.filter(({ isThere }) => isThere);
  if (there.length < fewestParts) return null;
  return (
    <nav className="no-print mt-5 border-y border-rule" aria-label="On this page">
      <ul className="flex flex-wrap gap-x-5 text-sm">
        {there.map(({ id, name }) => (
          <li key={id}>
            <a
              className="inline-flex min-h-11 items-center font-medium hover:text-accent hover:underline"
              href={`#${id}`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
