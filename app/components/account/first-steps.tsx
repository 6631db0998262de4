import { Link } from 'react-router';
import { useSession } from '#app/browser/session/session-store.ts';
import { useViewedListings } from '#app/browser/storage/recent-lists.ts';
import { searchAddress } from '#app/components/search/search-address.ts';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { isAnywhere } from '#app/domain/place/place.ts';
import * as t from '#app/messages/components/first-steps.ts';

/** Three things that somebody new can do in their city: 'Austin, TX'; null if it is not known. */
export function FirstSteps({ place: found }: { place: string | null }) {
  const session = useSession();
  const [viewed] = useViewedListings();
  const place = found === null || isAnywhere(found) ? null : found;
  const isOwner = session.status === 'signed-in' && session.profile?.role === 'business_owner';
  const near = searchAddress({ near: place, sort: 'rating' });
  const review = viewed
    ? { title: t.reviewListing(viewed), to: `/business-review/${viewed.slug}` }
    : { title: t.reviewPlace, to: near };
  const steps = [
    { title: t.savePlaces, about: t.savePlacesAbout, to: near },
    { ...review, about: t.reviewAbout },
    { title: t.addMissing, about: t.addMissingAbout, to: '/business-submission' },
  ];
  const own = { title: t.findOwn, about: t.findOwnAbout, to: '/gbo' };
  return (
    <TitledSection
      className="mt-8"
      id="first-steps"
      title={t.title({ place })}
      headingClass="mb-4 text-section"
    >
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        {(isOwner ? [own, ...steps.slice(0, 2)] : steps).map(({ title, about, to }) => (
          <li key={title} className="relative rounded-card bg-raised p-4 shadow-card">
            <Link className="link-stretched font-semibold wrap-anywhere" to={to}>
              {title}
            </Link>
            <p className="mt-1 text-sm text-soft">{about}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
