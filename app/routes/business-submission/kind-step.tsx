import { lazy, Suspense } from 'react';
import { AttributesField } from '#app/components/editors/attributes-field.tsx';
import { CategoryField } from '#app/components/editors/category-field.tsx';
import { TextFields } from '#app/components/editors/text-fields.tsx';
import { TextArea } from '#app/components/ui/text-area.tsx';
import { byAppointmentOnly } from '#app/domain/business/business.ts';
import type { CategoryChoice } from '#app/domain/business/business-calls.ts';
import * as t from '#app/messages/routes/business-submission.tsx';
import type { EditorStepProps } from './step-form.tsx';

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
        onChoose={(category) => onChange({ category })}
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

/** Parking, and the attributes of the category, except "By appointment only", which the hours ask for. */
export function FeaturesStep({ content, errors, categories, onChange }: KindStepProps) {
  const { category, attributes } = content;
  const offered = categories.find(({ slug }) => slug === category)?.attributes ?? [];
  const kept = attributes.filter((name) => name === byAppointmentOnly);
  return (
    <>
      <AttributesField
        offered={offered}
        value={attributes.filter((name) => name !== byAppointmentOnly)}
        error={errors.attributes}
        onChange={(chosen) => onChange({ attributes: [...chosen, ...kept] })}
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
