import { type ReactNode, lazy, Suspense, useState, useEffect, useId } from 'react';
import { AddressFields } from '#app/components/editors/address-fields.tsx';
import {
  CategoryField,
  MoreCategoriesField,
  otherCategory,
} from '#app/components/editors/category-field.tsx';
import { HoursPreview } from '#app/components/editors/hours-preview.tsx';
import { AttributesField, TextFields } from '#app/components/editors/listing-fields.tsx';
import { PlaceEditor } from '#app/components/editors/place-editor.tsx';
import { SimilarListing } from '#app/components/submission/similar-listing.tsx';
import { TextField, TextArea } from '#app/components/ui/text-field.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import type { CategoryChoice } from '#app/domain/business/business-calls.ts';
import { nameTimeZone } from '#app/domain/business/business-labels.ts';
import { byAppointmentOnly, findOfferedFeatures } from '#app/domain/business/business.ts';
import { findLocalDate } from '#app/domain/business/open-state.ts';
import type { AddressOnMap, Content, SimilarBusiness } from '#app/domain/submission/submission.ts';
import { toIsoDate } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/business-submission.tsx';
import type { EditorStepProps, StepProps } from './step-form.tsx';
import { guessTimeZone } from './steps.ts';

/** Name and address come first: they show whether the business is already listed. */
export function PlaceStep({ content, errors, children }: StepProps & { children: ReactNode }) {
  return (
    <>
      <TextField
        name="name"
        label={t.nameLabel}
        autoComplete="organization"
        hint={t.nameHint}
        maxLength={200}
        defaultValue={content.name}
        error={errors.name}
      />
      <AddressFields values={content} errors={errors} />
      {children}
    </>
  );
}

type MapStepProps = EditorStepProps & { address: AddressOnMap | null };

export function MapStep({ content, errors, onChange, address }: MapStepProps) {
  return (
    <PlaceEditor
      found={address}
      value={content.location}
      error={errors.location}
      onChange={(location) => onChange({ location })}
    />
  );
}

type CityQuestionProps = {
  content: Content;
  address: AddressOnMap | null;
  onChoose: (city: string) => void;
};

/**
 * Asks whether a city is right that no listing of its zip code has; only a question, because nobody
 * knows all cities.
 */
export function CityQuestion({ content, address, onChoose }: CityQuestionProps) {
  const usual = address?.usual_city ?? null;
  return (
    <div role="status">
      {usual !== null && (
        <p className="rounded-card bg-sunk p-4">
          {t.cityUnusual({
            zipCode: content.zip_code.slice(0, 5),
            usual,
            city: content.city,
          })}{' '}
          <button
            className="link-quiet min-h-11 font-semibold"
            type="button"
            onClick={() => onChoose(usual)}
          >
            {t.cityCorrect({ usual })}
          </button>
        </p>
      )}
    </div>
  );
}

/** Debounces typing. */
const delayMs = 400;

/** Looks for existing listings that may be the described business. */
export function PossibleDuplicates({ content }: { content: Content }) {
  const similar = useSimilar(content);
  const id = useId();
  return (
    <div>
      <p className="sr-only" role="status">
        {similar.length > 0 && t.similarCount({ count: similar.length })}
      </p>
      {similar.length > 0 && (
        <TitledSection
          className="mb-6 rounded-card bg-sunk p-[min(1.5rem,6vw)]"
          id={id}
          title={t.similarTitle}
        >
          <p className="mt-1 text-sm text-soft">{t.similarText}</p>
          <ul className="mt-3 border-t border-ink">
            {similar.map((listing) => (
              <SimilarListing key={listing.id} listing={listing} />
            ))}
          </ul>
        </TitledSection>
      )}
    </div>
  );
}

function useSimilar(content: Content): SimilarBusiness[] {
  const { name, street, city, state, zip_code, phone, website } = content;
  const [found, setFound] = useState<SimilarBusiness[]>([]);
  const known = JSON.stringify({ name, street, city, state, zip_code, phone, website });
  const isEnough = name.trim().length >= 3 && (city !== '' || zip_code !== '');
  useEffect(() => {
    if (!isEnough) return;
    const ended = new AbortController();
    const timer = setTimeout(() => {
      fetchSimilar(known, ended.signal)
        .then(setFound)
        // Optional: the form works without it, and an admin looks for duplicates, too.
        .catch(() => undefined);
    }, delayMs);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [known, isEnough]);
  return isEnough ? found : [];
}

async function fetchSimilar(body: string, signal: AbortSignal): Promise<SimilarBusiness[]> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch('/api/similar-businesses', { method: 'POST', headers, body, signal });
  return answer.ok ? answer.json() : [];
}

/** Apart from the first load, which has its limit. */
export const loadServices = () => import('#app/components/editors/services-editor.tsx');
const ServicesEditor = lazy(async () => ({ default: (await loadServices()).ServicesEditor }));

type KindStepProps = EditorStepProps & { categories: CategoryChoice[] };

export function KindStep({ content, errors, categories, onChange }: KindStepProps) {
  return (
    <>
      <CategoryField
        categories={categories}
        chosen={content.category}
        error={errors.category}
        onChoose={(category, unknown = '') => {
          const specialty = category === otherCategory ? content.specialty || unknown : '';
          onChange({ category, specialty });
        }}
      />
      {content.category === otherCategory && (
        <TextField
          name="specialty"
          label={t.specialtyLabel}
          hint={t.specialtyHint}
          maxLength={40}
          defaultValue={content.specialty}
          error={errors.specialty}
        />
      )}
      <MoreCategoriesField
        categories={categories}
        main={content.category}
        chosen={content.more_categories}
        error={errors.more_categories}
        onChange={(more_categories) => onChange({ more_categories })}
      />
      <TextArea
        name="description"
        label={t.descriptionLabel}
        hint={t.descriptionHint}
        rows={5}
        maxLength={5200}
        defaultValue={content.description}
        error={errors.description}
      />
    </>
  );
}

/** Parking, and the attributes of the categories, except "By appointment only", which the hours ask for. */
export function FeaturesStep({ content, errors, categories, onChange }: KindStepProps) {
  const { attributes } = content;
  const offered = findOfferedFeatures(categories, content);
  const others = attributes.filter((name) => name === byAppointmentOnly);
  return (
    <>
      <AttributesField
        offered={offered}
        value={attributes.filter((name) => name !== byAppointmentOnly)}
        error={errors.attributes}
        onChange={(chosen) => onChange({ attributes: [...chosen, ...others] })}
      />
      <TextFields section="parking" values={content} errors={errors} />
    </>
  );
}

export function ServicesStep({ content, errors, onChange }: EditorStepProps) {
  return (
    <Suspense fallback={<p role="status">{t.loading}</p>}>
      <ServicesEditor
        value={content.services}
        error={errors.services}
        onChange={(services) => onChange({ services })}
      />
    </Suspense>
  );
}

/** Apart from the first load: it reads hours in words. */
export const loadHours = () => import('#app/components/editors/hours-editor.tsx');
const HoursEditor = lazy(async () => ({ default: (await loadHours()).HoursEditor }));

/** Apart from the first load: it brings the package of holidays along. */
export const loadSpecialDays = () => import('#app/components/editors/special-days-editor.tsx');
const SpecialDaysEditor = lazy(async () => ({
  default: (await loadSpecialDays()).SpecialDaysEditor,
}));

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
