import { useState } from 'react';
import { HoursEditor } from '#app/components/editors/hours-editor.tsx';
import { HoursPreview } from '#app/components/editors/hours-preview.tsx';
import { SpecialDaysEditor } from '#app/components/editors/special-days-editor.tsx';
import { signedInForms } from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { nameTimeZone } from '#app/domain/business/business-labels.ts';
import { findLocalDate } from '#app/domain/business/open-state.ts';
import type { EditableBusiness, EditableValues } from '#app/domain/editing/editing-schema.ts';
import { toIsoDate } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';
import { ListSection, saveList } from '../list-section.tsx';
import { useListing } from '../listing-context.ts';

export const handle = { isPrivate: true, title: t.hours } satisfies SignedInHandle;

export const clientAction = signedInForms({ list: saveList });

/** The week and the special days, with a preview; also for editors of the hours only. */
export default function ListingHours() {
  const listing = useListing();
  const [words, setWords] = useState('');
  const [now] = useState(() => new Date());
  const today = findLocalDate(listing.time_zone, now) ?? toIsoDate(now);
  return (
    <div className="mt-4">
      <ListSection title={t.openingHours} about={t.openingHoursText} field="opening_hours">
        {({ values, change, errors }) => (
          <Beside listing={listing} values={values}>
            <HoursEditor
              value={{ opening_hours: values.opening_hours, hours_words: words }}
              error={errors.opening_hours}
              onChange={({ hours_words, opening_hours }) => {
                if (hours_words !== undefined) setWords(hours_words);
                if (opening_hours !== undefined) change({ opening_hours });
              }}
              appointment={null}
            />
          </Beside>
        )}
      </ListSection>
      <ListSection title={t.specialDays} about={t.specialDaysText} field="special_hours">
        {({ values, change, errors }) => (
          <Beside listing={listing} values={values} isSpecial>
            <SpecialDaysEditor
              value={values.special_hours}
              today={today}
              error={errors.special_hours}
              onChange={(special_hours) => change({ special_hours })}
            />
          </Beside>
        )}
      </ListSection>
    </div>
  );
}

type BesideProps = {
  listing: EditableBusiness;
  values: Pick<EditableValues, 'opening_hours' | 'special_hours' | 'attributes'>;
  isSpecial?: boolean;
  children: React.ReactNode;
};

function Beside({ listing, values, isSpecial = false, children }: BesideProps) {
  const { time_zone } = listing;
  const { opening_hours, special_hours, attributes } = values;
  const facts = { city: listing.values.city, time_zone, opening_hours, special_hours, attributes };
  return (
    <div className="grid max-w-5xl grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div>{children}</div>
      <HoursPreview facts={facts} timeZoneName={nameTimeZone(time_zone)} isSpecial={isSpecial} />
    </div>
  );
}
