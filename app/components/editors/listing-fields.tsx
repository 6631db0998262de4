import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TextArea } from '#app/components/ui/text-field.tsx';
import { nameTimeZone } from '#app/domain/business/business-labels.ts';
import { byAppointmentOnly, fieldsWith } from '#app/domain/business/business.ts';
import type { AddressOnMap, Content } from '#app/domain/submission/submission.ts';
import { isNameOf } from '#app/domain/text/text.ts';
import * as t from '#app/messages/components/editors.tsx';
import { formLabels, hints } from '#app/messages/domain/listing-fields.ts';
import { AddressFields } from './address-fields.tsx';
import { CategoryField, MoreCategoriesField, otherCategory } from './category-field.tsx';
import { DeclaredText } from './declared-text.tsx';
import { FeaturesField } from './features-field.tsx';
import type { FieldContext, ListingForm } from './field-context.ts';
import { HoursPreview } from './hours-preview.tsx';
import type { FieldName } from './listing-draft.ts';
import { PlaceEditor } from './place-editor.tsx';

/**
 * Makes an editor of one that comes with the field that needs it: the first load has its limit. One
 * that is loaded is shown at once, without a moment of its fallback.
 */
function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const loadOnce = async () => (loaded = await load());
  const Lazy = lazy(async () => ({ default: await loadOnce() }));
  function Editor(props: Props) {
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Chosen {...props} />;
  }
  return { Editor, load: loadOnce };
}

const editors = {
  hours: onDemand(async () => (await import('./hours-editor.tsx')).HoursEditor),
  days: onDemand(async () => (await import('./special-days-editor.tsx')).SpecialDaysEditor),
  services: onDemand(async () => (await import('./services-editor.tsx')).ServicesEditor),
  photos: onDemand(async () => (await import('./listing-photos.tsx')).ListingPhotos),
};
const HoursEditor = editors.hours.Editor;
const SpecialDaysEditor = editors.days.Editor;
const ServicesEditor = editors.services.Editor;
const ListingPhotos = editors.photos.Editor;

/**
 * Loads editors, all unless named, while there is a connection: a browser does not try again when it
 * failed. A screen that has them from the start awaits this, so that nothing moves when they come.
 */
export async function loadEditors(...names: (keyof typeof editors)[]): Promise<null> {
  const wanted = names.length > 0 ? names.map((name) => editors[name]) : Object.values(editors);
  await Promise.all(wanted.map(({ load }) => load()));
  return null;
}

type ListingFieldsProps = {
  names: readonly FieldName[];
  form: ListingForm;
  context: FieldContext;
};

/** The editors of these fields, each by its declared kind. */
export function ListingFields({ names, form, context }: ListingFieldsProps) {
  const isNamed = names.includes('category') && form.draft.content.category !== otherCategory;
  // The four fields of an address stand together; beside its category only “Other” asks for words.
  const shown = names.filter(
    (name) => !['city', 'state', 'zip_code'].includes(name) && !(name === 'specialty' && isNamed),
  );
  return shown.map((name) => (
    <Suspense key={name} fallback={<p role="status">{t.loading}</p>}>
      <ListingField name={name} form={form} context={context} names={names} />
    </Suspense>
  ));
}

type ListingFieldProps = ListingFieldsProps & { name: FieldName };

function ListingField({ name, names, form, context }: ListingFieldProps) {
  const { draft, enter, fill } = form;
  const { content, errors, formKey } = draft;
  const declared = fieldsWith({}).find((field) => field.name === name);
  if (name === 'street') return <Address {...form} address={context.address ?? null} />;
  if (declared === undefined) return null;
  switch (declared.kind) {
    case 'category':
      return (
        <CategoryField
          key={formKey}
          categories={context.categories}
          chosen={content.category}
          error={errors.category}
          onChoose={(category, unknown = '') => {
            const specialty = category === otherCategory ? content.specialty || unknown : '';
            enter(names.includes('specialty') ? { category, specialty } : { category });
          }}
        />
      );
    case 'categories':
      return (
        <MoreCategoriesField
          key={formKey}
          categories={context.categories}
          main={content.category}
          chosen={content.more_categories}
          error={errors.more_categories}
          onChange={(more_categories) => enter({ more_categories })}
        />
      );
    case 'attributes':
      return <FeaturesField form={form} context={context} />;
    case 'opening_hours':
      return (
        <WithPreview content={content} context={context}>
          <HoursEditor
            key={formKey}
            value={content}
            error={errors.opening_hours}
            wordsError={errors.hours_words}
            onChange={enter}
            appointment={
              context.isAskedForAppointment
                ? {
                    isOnly: content.attributes.includes(byAppointmentOnly),
                    onChange: (isOnly) =>
                      enter({
                        attributes: content.attributes
                          .filter((attribute) => attribute !== byAppointmentOnly)
                          .concat(isOnly ? [byAppointmentOnly] : []),
                      }),
                  }
                : null
            }
          />
        </WithPreview>
      );
    case 'special_hours':
      return (
        <WithPreview content={content} context={context} isSpecial>
          <SpecialDaysEditor
            key={formKey}
            value={content.special_hours}
            today={context.today}
            error={errors.special_hours}
            onChange={(special_hours) => enter({ special_hours })}
          />
        </WithPreview>
      );
    case 'services':
      return (
        <ServicesEditor
          key={formKey}
          value={content.services}
          error={errors.services}
          onChange={(services) => enter({ services })}
        />
      );
    case 'photos':
      return (
        context.photos && (
          <ListingPhotos
            key={formKey}
            place={context.photos}
            photos={content.photos}
            error={errors.photos}
            onChange={(photos) => enter({ photos })}
          />
        )
      );
    case 'location':
      return (
        <PlaceEditor
          found={context.address ?? null}
          value={content.location}
          error={errors.location}
          onChange={(location) => enter({ location })}
        />
      );
    case 'time_zone':
      return (
        isTimeZoneAsked(context.address) && (
          <SelectField
            key={formKey}
            name={name}
            label={t.optional({ label: formLabels.stated_time_zone })}
            options={[
              ['', t.timeZoneOfAddress({ name: nameTimeZone(context.address.time_zone ?? '') })],
              ...context.address.time_zones.map((zone) => [zone, nameTimeZone(zone)] as const),
            ]}
            defaultValue={content.stated_time_zone}
            error={errors.stated_time_zone}
            onChange={(stated_time_zone) => enter({ stated_time_zone })}
          />
        )
      );
    case 'paragraph':
      return (
        <TextArea
          name={declared.name}
          label={t.optional({ label: formLabels[declared.name] })}
          hint={isNameOf(hints, declared.name) ? hints[declared.name] : ''}
          rows={8}
          maxLength={declared.max_length + 200}
          defaultValue={content[declared.name]}
          error={errors[declared.name]}
        />
      );
    default:
      return (
        <DeclaredText
          declared={declared}
          value={content[declared.name]}
          error={errors[declared.name]}
          onExtension={(phone_extension) => fill({ phone_extension })}
        />
      );
  }
}

/** Whether zones meet near the address, so that a business there may keep either time. */
export function isTimeZoneAsked(address: AddressOnMap | null | undefined): address is AddressOnMap {
  return address !== null && address !== undefined && address.time_zones.length > 0;
}

type AddressProps = ListingForm & { address: AddressOnMap | null };

/** Asks whether a city is right that no listing of its zip code has: nobody knows all cities. */
function Address({ draft: { content, errors }, fill, address }: AddressProps) {
  const usual = address?.usual_city ?? null;
  return (
    <>
      <AddressFields values={content} errors={errors} />
      <div role="status">
        {usual !== null && (
          <p className="rounded-card bg-sunk p-4">
            {t.cityUnusual({ zipCode: content.zip_code.slice(0, 5), usual, city: content.city })}{' '}
            <button
              className="link-quiet min-h-11 font-semibold"
              type="button"
              onClick={() => fill({ city: usual })}
            >
              {t.cityCorrect({ usual })}
            </button>
          </p>
        )}
      </div>
    </>
  );
}

type WithPreviewProps = {
  content: Content;
  context: FieldContext;
  isSpecial?: boolean;
  children: ReactNode;
};

/** Hours beside what visitors will see of them. */
function WithPreview({
  content,
  context: { timeZone },
  isSpecial = false,
  children,
}: WithPreviewProps) {
  if (timeZone === null) return children;
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      {children}
      {(isSpecial || content.opening_hours.length > 0) && (
        <HoursPreview
          facts={{ ...content, city: content.city || t.thisCity, time_zone: timeZone }}
          timeZoneName={nameTimeZone(timeZone)}
          isSpecial={isSpecial}
        />
      )}
    </div>
  );
}
