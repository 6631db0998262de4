import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import * as t from '#app/messages/components/signed-in.tsx';
import { apply, clearFilters } from '#app/messages/components/ui.ts';

type TitledPartProps = { id: string; title: string; about?: string; children: ReactNode };

/** A titled section of a statistics screen. */
export function TitledPart({ id, title, about, children }: TitledPartProps) {
  return (
    <TitledSection
      className="rule-double mt-12"
      id={id}
      title={title}
      headingClass="pt-4 text-section font-bold"
    >
      {about && <p className="mt-2 max-w-[65ch] text-soft">{about}</p>}
      {children}
    </TitledSection>
  );
}

/** `id` is the anchor for links to it. */
type ScreenSectionProps = { id?: string; title: string; children: ReactNode };

/** A section with its own heading, without a rule. */
export function ScreenSection({ id, title, children }: ScreenSectionProps) {
  const made = useId();
  return (
    <TitledSection className="mt-10" id={id ?? made} title={title} headingClass="mb-4 text-section">
      {children}
    </TitledSection>
  );
}

type SubjectProps = {
  /** The anchor for links to it. */
  id?: string;
  title: string;
  /** Beside the title. */
  mark?: ReactNode;
  about: string;
  children: ReactNode;
};

/** One of several subjects of a screen: description on the left, controls on the right. */
export function Subject({ id, title, mark, about, children }: SubjectProps) {
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
        {mark}
        <p className="mt-2 max-w-[52ch] text-sm text-soft">{about}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}

type ListingPlaceProps = {
  listing: { slug: string; name: string; city: string; state: string };
  /** The part of the listing's page that the link opens: '#questions'. */
  hash?: string;
};

/** The listing that a screen is about, with a link to it: "Lakeview Dental in Austin, TX". */
export function ListingPlace({ listing, hash = '' }: ListingPlaceProps) {
  const { slug, name, city, state } = listing;
  return (
    <p className="mt-2 text-lg wrap-anywhere">
      {t.listingPlace({
        listing: (
          <Link className="link-quiet" to={`/business/${slug}${hash}`}>
            {name}
          </Link>
        ),
        city,
        state,
      })}
    </p>
  );
}

/** The buttons below the filters of a list; usable once the page is hydrated. */
export function FilterButtons() {
  return (
    <div className="flex flex-wrap gap-3">
      <button className="button-solid" type="submit" disabled={!useHydrated()}>
        {apply}
      </button>
      {useLocation().search !== '' && (
        <Link className="button-line" to="?">
          {clearFilters}
        </Link>
      )}
    </div>
  );
}
