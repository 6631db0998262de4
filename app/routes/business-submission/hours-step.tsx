import { lazy, Suspense, useState } from 'react';
import { HoursPreview } from '#app/components/editors/hours-preview.tsx';
import { byAppointmentOnly } from '#app/domain/business/business.ts';
import { nameTimeZone } from '#app/domain/business/business-labels.ts';
import { findLocalDate } from '#app/domain/business/open-state.ts';
import type { AddressOnMap, Content } from '#app/domain/submission/submission.ts';
import { findState } from '#app/domain/us-state/us-state.ts';
import * as t from '#app/messages/routes/business-submission.tsx';
import type { EditorStepProps } from './step-form.tsx';
import { toIsoDate } from '#app/domain/text/text.ts';

/** Apart from the first load: it reads hours in words. */
export const loadHours = () => import('#app/components/editors/hours-editor.tsx');
const HoursEditor = lazy(async () => ({ default: (await loadHours()).HoursEditor }));

/** Apart from the first load: it brings the package of holidays along. */
export const loadSpecialDays = () => import('#app/components/editors/special-days-editor.tsx');
const SpecialDaysEditor = lazy(async () => ({
  default: (await loadSpecialDays()).SpecialDaysEditor,
}));

/** Returns the time zone of the place; until it is known, that of most of its state. */
export function guessTimeZone({ state }: Content, address: AddressOnMap | null): string {
  return address?.time_zone ?? findState(state)?.time_zone ?? 'America/New_York';
}

type HoursStepProps = EditorStepProps & { address: AddressOnMap | null };

/** The week, with a preview. */
export function HoursStep({ content, errors, onChange, address }: HoursStepProps) {
  const { attributes, opening_hours, hours_words } = content;
  return (
    <div className={besideEachOther}>
      <Suspense fallback={<p role="status">{t.loading}</p>}>
        <HoursEditor
          value={{ opening_hours, hours_words }}
          error={errors.opening_hours}
          wordsError={errors.hours_words}
          onChange={onChange}
          appointment={{
            isOnly: attributes.includes(byAppointmentOnly),
            onChange: (isOnly) =>
              onChange({
                attributes: attributes
                  .filter((name) => name !== byAppointmentOnly)
                  .concat(isOnly ? [byAppointmentOnly] : []),
              }),
          }}
        />
      </Suspense>
      <Preview content={content} address={address} />
    </div>
  );
}

/** Holidays and other days with different hours. */
export function SpecialDaysStep({ content, errors, onChange, address }: HoursStepProps) {
  const [now] = useState(() => new Date());
  const today = findLocalDate(guessTimeZone(content, address), now);
  return (
    <div className={besideEachOther}>
      <Suspense fallback={<p role="status">{t.loading}</p>}>
        <SpecialDaysEditor
          value={content.special_hours}
          today={today ?? toIsoDate(now)}
          error={errors.special_hours}
          onChange={(special_hours) => onChange({ special_hours })}
        />
      </Suspense>
      <Preview content={content} address={address} isSpecial />
    </div>
  );
}

const besideEachOther =
  'grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]';

type PreviewProps = Pick<HoursStepProps, 'content' | 'address'> & { isSpecial?: boolean };

function Preview({ content, address, isSpecial = false }: PreviewProps) {
  const time_zone = guessTimeZone(content, address);
  return (
    <HoursPreview
      facts={{ ...content, city: content.city || t.yourCity, time_zone }}
      timeZoneName={nameTimeZone(time_zone)}
      isSpecial={isSpecial}
    />
  );
}
