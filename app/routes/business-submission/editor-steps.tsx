import { lazy, Suspense, useState } from 'react';
import { AddressFields } from '#app/components/editors/address-fields.tsx';
import {
  CategoryField,
  MoreCategoriesField,
  otherCategory,
} from '#app/components/editors/category-field.tsx';
import { HoursPreview } from '#app/components/editors/hours-preview.tsx';
import { AttributesField, TextFields } from '#app/components/editors/listing-fields.tsx';
import { PlaceEditor } from '#app/components/editors/place-editor.tsx';
import { TextField, TextArea } from '#app/components/ui/text-field.tsx';
import type { CategoryChoice } from '#app/domain/business/business-calls.ts';
import { nameTimeZone } from '#app/domain/business/business-labels.ts';
import { byAppointmentOnly, findOfferedFeatures, namesOf } from '#app/domain/business/business.ts';
import { findLocalDate } from '#app/domain/business/open-state.ts';
import type { AddressOnMap, Content } from '#app/domain/submission/submission.ts';
import { toIsoDate } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/business-submission.tsx';
import type { Draft } from './draft-store.ts';
import type { EditorStepProps } from './step-form.tsx';
import { contactNames, guessTimeZone, type Step } from './steps.ts';

type StepFieldsProps = EditorStepProps & {
  step: Step;
  draft: Draft | null;
  categories: CategoryChoice[];
  address: AddressOnMap | null;
  onCorrectCity: (city: string) => void;
};

/** The fields of a step. */
export function StepFields({ step, ...props }: StepFieldsProps) {
  const { draft, content, errors, onChange } = props;
  switch (step.name) {
    case 'place':
      return <PlaceStep {...props} />;
    case 'contact':
      return <ContactStep {...props} />;
    case 'photos':
      return (
        draft && (
          <Suspense fallback={<p role="status">{t.loading}</p>}>
            <PhotosStep draft={draft} error={errors.photos} onChange={onChange} />
          </Suspense>
        )
      );
    case 'about':
      return <AboutStep {...props} />;
    case 'features':
      return <FeaturesStep {...props} />;
    case 'services':
      return <ServicesStep {...props} />;
    case 'special':
      return <SpecialDaysStep {...props} />;
    case 'links':
      return <TextFields names={step.fields} values={content} errors={errors} />;
    case 'check':
      return null;
  }
}

/** Name and address come first: they show whether the business is already listed. */
function PlaceStep(props: Omit<StepFieldsProps, 'step'>) {
  const { content, errors, categories, address, onChange, onCorrectCity } = props;
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
      <CityQuestion content={content} address={address} onChoose={onCorrectCity} />
      <div>
        <p className="mb-2 text-sm">
          <strong className="font-semibold">{t.pinLabel}</strong>{' '}
          <span className="text-soft">{t.pinHint}</span>
        </p>
        <PlaceEditor
          found={address}
          value={content.location}
          error={errors.location}
          onChange={(location) => onChange({ location })}
        />
      </div>
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
    </>
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
function CityQuestion({ content, address, onChoose }: CityQuestionProps) {
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

/** Apart from the first load, which has its limit. */
export const loadServices = () => import('#app/components/editors/services-editor.tsx');
const ServicesEditor = lazy(async () => ({ default: (await loadServices()).ServicesEditor }));

type KindStepProps = EditorStepProps & { categories: CategoryChoice[] };

function AboutStep({ content, errors, categories, onChange }: KindStepProps) {
  return (
    <>
      <TextArea
        name="description"
        label={t.descriptionLabel}
        hint={t.descriptionHint}
        rows={5}
        maxLength={5200}
        defaultValue={content.description}
        error={errors.description}
      />
      <MoreCategoriesField
        categories={categories}
        main={content.category}
        chosen={content.more_categories}
        error={errors.more_categories}
        onChange={(more_categories) => onChange({ more_categories })}
      />
    </>
  );
}

/** Parking, and the attributes of the categories, except "By appointment only", which the hours ask for. */
function FeaturesStep({ content, errors, categories, onChange }: KindStepProps) {
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
      <TextFields names={namesOf('parking')} values={content} errors={errors} />
    </>
  );
}

function ServicesStep({ content, errors, onChange }: EditorStepProps) {
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

export const loadPhotos = () => import('./photos-step.tsx');
const PhotosStep = lazy(async () => ({ default: (await loadPhotos()).PhotosStep }));

/** Apart from the first load: it reads hours in words. */
export const loadHours = () => import('#app/components/editors/hours-editor.tsx');
const HoursEditor = lazy(async () => ({ default: (await loadHours()).HoursEditor }));

/** Apart from the first load: it brings the package of holidays along. */
export const loadSpecialDays = () => import('#app/components/editors/special-days-editor.tsx');
const SpecialDaysEditor = lazy(async () => ({
  default: (await loadSpecialDays()).SpecialDaysEditor,
}));

type HoursStepProps = EditorStepProps & { address: AddressOnMap | null };

/** How people reach it, and the week with a preview. */
function ContactStep({ content, errors, onChange, address }: HoursStepProps) {
  const { attributes, opening_hours, hours_words } = content;
  return (
    <>
      <TextFields names={contactNames} values={content} errors={errors} />
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
        {opening_hours.length > 0 && <Preview content={content} address={address} />}
      </div>
    </>
  );
}

/** Holidays and other days with different hours. */
function SpecialDaysStep({ content, errors, onChange, address }: HoursStepProps) {
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
