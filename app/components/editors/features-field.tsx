import { byAppointmentOnly, findOfferedFeatures } from '#app/domain/business/business.ts';
import * as t from '#app/messages/components/editors.tsx';
import type { FieldContext, ListingForm } from './field-context.ts';

type FeaturesFieldProps = { form: ListingForm; context: FieldContext };

/** Checkboxes of a listing's features, including ones that its categories do not offer. */
export function FeaturesField({ form: { draft, enter }, context }: FeaturesFieldProps) {
  const { content, errors } = draft;
  const isOther = (name: string) =>
    context.isAskedForAppointment === true && name === byAppointmentOnly;
  const chosen = content.attributes.filter((name) => !isOther(name));
  const offered = [...findOfferedFeatures(context.categories, content), byAppointmentOnly];
  const names = [...new Set([...offered, ...chosen])].filter((name) => !isOther(name));
  const put = (next: string[]) =>
    enter({ attributes: [...next, ...content.attributes.filter(isOther)] });
  return (
    <fieldset>
      <legend className="sr-only">{t.featuresLabel}</legend>
      <div className="grid gap-x-6 border-t border-ink sm:grid-cols-2">
        {names.map((name) => (
          <label
            key={name}
            className="flex min-h-12 items-center gap-3 border-b border-rule py-1 wrap-anywhere"
          >
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              onChange={(event) =>
                put(
                  event.target.checked
                    ? [...chosen, name]
                    : chosen.filter((other) => other !== name),
                )
              }
            />
            {name}
          </label>
        ))}
      </div>
      {errors.attributes && (
        <p className="mt-2 text-sm font-medium text-accent" role="alert">
          {errors.attributes}
        </p>
      )}
    </fieldset>
  );
}
