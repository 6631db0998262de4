import { useState } from 'react';
import { AttributeList, ServiceList } from '#app/components/profile/profile-lists.tsx';
import { ContactCard } from '#app/components/profile/contact-card.tsx';
import { HoursTable } from '#app/components/profile/hours-table.tsx';
import { LocationMap } from '#app/components/profile/location-map.tsx';
import { ProfileHeader } from '#app/components/profile/profile-header.tsx';
import { type Business, fieldsWith } from '#app/domain/business/business.ts';
import { nameTimeZone } from '#app/domain/business/business-labels.ts';
import { previewBusiness } from '#app/domain/business/preview-business.ts';
import type { MapData } from '#app/domain/map/map.ts';
import type { Content } from '#app/domain/submission/submission.ts';
import * as t from '#app/messages/components/submission.tsx';
import { SubmissionPhotos } from './submission-facts.tsx';

type SubmissionPreviewProps = {
  content: Content;
  /** The category's name; the content has only its slug. */
  category: string;
  time_zone: string;
  /** The map around its location; null without one. */
  map: MapData | null;
};

/** Previews a submission as a listing, using the components of the public profile. */
export function SubmissionPreview({ content, category, time_zone, map }: SubmissionPreviewProps) {
  const [openedAt] = useState(() => Date.now());
  const business = toBusiness(content, { category, time_zone, openedAt });
  const shown = { business, renderedAt: openedAt };
  return (
    <div className="rounded-card border-[1.5px] border-ink p-[min(1.5rem,5vw)]">
      <ProfileHeader
        {...shown}
        heading={
          <h2 className="mt-2 text-profile tracking-[-0.03em] wrap-anywhere">{business.name}</h2>
        }
      />
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="lg:col-start-2">
          <ContactCard {...shown} />
          <LocationMap business={business} map={map} />
        </div>
        <div className="min-w-0 space-y-10 lg:col-start-1 lg:row-start-1">
          {business.description && (
            <section aria-labelledby="about">
              <h2 id="about" className="text-section">
                {t.aboutTitle}
              </h2>
              <p className="mt-3 text-lg wrap-anywhere whitespace-pre-line">
                {business.description}
              </p>
            </section>
          )}
          {content.photos.length > 0 && (
            <section aria-labelledby="photos">
              <h2 id="photos" className="mb-4 text-section">
                {t.photosTitle}
              </h2>
              <SubmissionPhotos content={content} />
            </section>
          )}
          <ServiceList services={business.services} />
          <HoursTable {...shown} timeZoneName={nameTimeZone(time_zone)} />
          <AttributeList attributes={business.attributes} />
        </div>
      </div>
    </div>
  );
}

const textFields = fieldsWith({ is_text: true, is_required: false });

type Known = { category: string; time_zone: string; openedAt: number };

/** An approval confirms facts with the source `neighbour`. */
function toBusiness(content: Content, { category, time_zone, openedAt }: Known): Business {
  const { location, hours_words: _typed, ...facts } = content;
  const confirmed = { at: new Date(openedAt).toISOString(), source: 'neighbour' as const };
  return previewBusiness({
    ...facts,
    category: { slug: content.category, name: category, hue: 0 },
    ...Object.fromEntries(textFields.map(({ name }) => [name, content[name] || null])),
    ...location,
    time_zone,
    confirmations: { hours: confirmed, phone: confirmed, address: confirmed, website: confirmed },
  });
}
