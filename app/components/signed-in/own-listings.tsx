import { useState } from 'react';
import { Link } from 'react-router';
import type { OwnListing } from '#app/domain/business/business-calls.ts';
import { nameStatus } from '#app/domain/business/business-labels.ts';
import { formatLocalDate } from '#app/domain/text/text.ts';
import * as t from '#app/messages/components/signed-in.tsx';

const roleNames: Record<OwnListing['role'], string> = {
  owner: t.roleOwner,
  editor: t.roleEditor,
  hours: t.roleHours,
};

function describeRole({ role, until }: OwnListing): string {
  return until === null ? roleNames[role] : `${roleNames[role]} until ${formatLocalDate(until)}`;
}

/** How many are shown at first, and how many more with each press. */
const pageSize = 10;

/** The signed-in user's listings with their status; of many, those that a search finds, some at a time. */
export function OwnListings({ listings }: { listings: OwnListing[] }) {
  const [query, setQuery] = useState('');
  const [count, setCount] = useState(pageSize);
  if (listings.length === 0) return <FirstSteps />;
  const found = listings.filter((listing) => matches(listing, query));
  const shown = found.slice(0, count);
  return (
    <div className="max-w-3xl">
      {listings.length > pageSize && (
        <div className="mb-4">
          <input
            className="block min-h-12 w-full rounded-control border-[1.5px] border-rule-strong bg-raised px-3"
            type="search"
            aria-label={t.searchListings}
            placeholder={t.searchListings}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setCount(pageSize);
            }}
          />
          <p className="mt-1 text-sm text-soft" role="status">
            {t.listingsShown({ shown: shown.length, found: found.length })}
          </p>
        </div>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)_auto] border-t border-ink sm:grid-cols-[minmax(0,1fr)_minmax(0,max-content)_auto]">
        {shown.map((listing) => (
          <ListingLine key={listing.id} listing={listing} />
        ))}
      </ul>
      {found.length > count && (
        <button
          className="button-line mt-4"
          type="button"
          onClick={() => setCount(count + pageSize)}
        >
          {t.showMoreListings}
        </button>
      )}
    </div>
  );
}

/** Whether each word of the query is in the listing's name or place. */
function matches({ name, city, state }: OwnListing, query: string): boolean {
  const text = `${name} ${city} ${state}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function ListingLine({ listing }: { listing: OwnListing }) {
  return (
    <li className="col-span-2 grid grid-cols-subgrid items-baseline gap-x-8 gap-y-1 border-b border-rule py-3 sm:col-span-3">
      <div className="min-w-0">
        <ListingName listing={listing} />
        <span className="block text-sm text-soft">
          {listing.city}, {listing.state}
        </span>
        {listing.role !== 'owner' && (
          <span className="block text-sm text-soft">{describeRole(listing)}</span>
        )}
      </div>
      <div className="order-last col-span-2 sm:order-none sm:col-span-1">
        <Completeness listing={listing} />
      </div>
      <span className="text-right text-sm">{nameStatus(listing)}</span>
    </li>
  );
}

function ListingName({ listing: { id, name } }: { listing: OwnListing }) {
  return (
    <Link className="link-quiet font-semibold break-words" to={`/business-profile/${id}`}>
      {name}
    </Link>
  );
}

/** Suggestions for users without a listing. */
function FirstSteps() {
  return (
    <div className="max-w-3xl">
      <p className="mb-4 max-w-[60ch] text-soft">{t.noListings}</p>
      <div className="flex flex-wrap gap-3">
        <Link className="button-line" to="/">
          {t.findYourBusiness}
        </Link>
        <Link className="button-line" to="/business-submission">
          {t.addBusiness}
        </Link>
      </div>
    </div>
  );
}

type Part = OwnListing['completeness']['missing'][number];

/**
 * By missing part: the screen to add it on, the next step, and why it matters (only claims that
 * this directory fulfils).
 */
const steps: Record<Part, { to: string; todo: string; why: string }> = {
  hours: {
    to: 'hours',
    todo: t.addHours,
    why: t.addHoursWhy,
  },
  photos: {
    to: 'photos',
    todo: t.addPhoto,
    why: t.addPhotoWhy,
  },
  phone: {
    to: 'details',
    todo: t.addPhone,
    why: t.addPhoneWhy,
  },
  description: {
    to: 'details',
    todo: t.addDescription,
    why: t.addDescriptionWhy,
  },
  website: { to: 'details', todo: t.addWebsite, why: t.addWebsiteWhy },
  services: {
    to: 'services',
    todo: t.addServices,
    why: t.addServicesWhy,
  },
  place: {
    to: 'details',
    todo: t.setLocation,
    why: t.setLocationWhy,
  },
  attributes: {
    to: 'attributes',
    todo: t.addFeatures,
    why: t.addFeaturesWhy,
  },
};

type CompletenessProps = {
  listing: OwnListing;
  /** Whether to explain why the next step matters: where the listing is shown alone. */
  withReasons?: boolean;
};

/** Shows how complete a listing is, with a link to the best next step. */
export function Completeness({ listing, withReasons = false }: CompletenessProps) {
  const { id, name, role, completeness } = listing;
  const { percent, missing } = completeness;
  const [next] = role === 'hours' ? missing.filter((part) => part === 'hours') : missing;
  return (
    <div className={withReasons ? '' : 'text-sm'}>
      <p className={withReasons ? 'text-lg font-semibold' : ''}>{t.percentComplete({ percent })}</p>
      {withReasons && (
        <progress
          className="my-2 block w-full max-w-80"
          aria-hidden="true"
          value={percent}
          max={100}
        />
      )}
      {next && (
        <p className="max-w-[60ch] text-soft">
          <Link className="link-quiet" to={`/business-profile/${id}/${steps[next].to}`}>
            {steps[next].todo}
            <span className="sr-only"> {t.stepOfListing({ name })}</span>
          </Link>
          {withReasons && `: ${steps[next].why}`}
        </p>
      )}
    </div>
  );
}
