import { Link } from 'react-router';
import type { OwnListing } from '#app/domain/business/business-calls.ts';
import * as t from '#app/messages/components/signed-in.tsx';

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
  saysWhy?: boolean;
};

/** Shows how complete a listing is, with a link to the best next step. */
export function Completeness({ listing, saysWhy = false }: CompletenessProps) {
  const { id, name, role, completeness } = listing;
  const { percent, missing } = completeness;
  const [next] = role === 'hours' ? missing.filter((part) => part === 'hours') : missing;
  return (
    <div className={saysWhy ? '' : 'text-sm'}>
      <p className={saysWhy ? 'text-lg font-semibold' : ''}>{t.percentComplete({ percent })}</p>
      {saysWhy && (
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
          {saysWhy && `: ${steps[next].why}`}
        </p>
      )}
    </div>
  );
}
