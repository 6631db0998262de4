import { lazy, Suspense } from 'react';
import { AddressFields } from '#app/components/editors/address-fields.tsx';
import { CategoryField, MoreCategoriesField } from '#app/components/editors/category-field.tsx';
import { HoursEditor } from '#app/components/editors/hours-editor.tsx';
import { AttributesField, DeclaredText } from '#app/components/editors/listing-fields.tsx';
import { ServicesEditor } from '#app/components/editors/services-editor.tsx';
import { TextArea } from '#app/components/ui/text-field.tsx';
import type { CategoryChoice } from '#app/domain/business/business-calls.ts';
import { fieldsWith, findOfferedFeatures } from '#app/domain/business/business.ts';
import type { ListingErrors } from '#app/domain/submission/listing-rules.ts';
import type { Content } from '#app/domain/submission/submission.ts';
import { labels } from '#app/messages/domain/listing-fields.ts';
import * as t from '#app/messages/routes/suggested-edit.tsx';

/** It brings the package of holidays along. */
const SpecialDaysEditor = lazy(async () => ({
  default: (await import('#app/components/editors/special-days-editor.tsx')).SpecialDaysEditor,
}));

type FieldEditorProps = {
  /** The field of the history. */
  field: string;
  content: Content;
  categories: CategoryChoice[];
  /** Today at the listing, 'YYYY-MM-DD'. */
  today: string;
  errors: ListingErrors;
  /** Called for what is no text: those are inputs of the form. */
  onChange: (part: Partial<Content>) => void;
};

/** The editor of a field, by its declared kind; an address has four fields. */
export function FieldEditor(props: FieldEditorProps) {
  const { field, content, categories, today, errors, onChange } = props;
  if (field === 'address') return <AddressFields values={content} errors={errors} />;
  const declared = fieldsWith({}).find(({ name }) => name === field);
  if (declared === undefined) return null;
  switch (declared.kind) {
    case 'category':
      return (
        <CategoryField
          categories={categories}
          chosen={content.category}
          error={errors.category}
          onChoose={(category) => onChange({ category })}
        />
      );
    case 'categories':
      return (
        <MoreCategoriesField
          categories={categories}
          main={content.category}
          chosen={content.more_categories}
          error={errors.more_categories}
          onChange={(more_categories) => onChange({ more_categories })}
        />
      );
    case 'attributes':
      return (
        <AttributesField
          offered={findOfferedFeatures(categories, content)}
          value={content.attributes}
          error={errors.attributes}
          onChange={(attributes) => onChange({ attributes })}
        />
      );
    case 'opening_hours':
      return (
        <HoursEditor
          value={content}
          error={errors.opening_hours}
          onChange={onChange}
          appointment={null}
        />
      );
    case 'special_hours':
      return (
        <Suspense fallback={<p role="status">{t.loading}</p>}>
          <SpecialDaysEditor
            value={content.special_hours}
            today={today}
            error={errors.special_hours}
            onChange={(special_hours) => onChange({ special_hours })}
          />
        </Suspense>
      );
    case 'services':
      return (
        <ServicesEditor
          value={content.services}
          error={errors.services}
          onChange={(services) => onChange({ services })}
        />
      );
    case 'paragraph':
      return (
        <TextArea
          name={declared.name}
          label={labels[declared.name]}
          hint={t.descriptionHint}
          rows={8}
          maxLength={declared.max_length + 200}
          defaultValue={content[declared.name]}
          error={errors[declared.name]}
        />
      );
    case 'photos':
    case 'location':
      return null;
    default:
      return (
        <DeclaredText
          declared={declared}
          value={content[declared.name]}
          error={errors[declared.name]}
        />
      );
  }
}
