import { AttributesField } from '#app/components/editors/listing-fields.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { signedInForms } from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { findCategories } from '#app/domain/business/business-calls.ts';
import { byAppointmentOnly, findOfferedFeatures } from '#app/domain/business/business.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';
import { ListSection, saveList } from '../list-section.tsx';
import { useListing } from '../listing-context.ts';
import type { Route } from './+types/attributes';

export const handle = { isPrivate: true, title: t.features } satisfies SignedInHandle;

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { categories: await findCategories(context.get(signedInContext)) };
}

export const clientAction = signedInForms({ list: saveList });

/** The attributes of a listing, chosen from those of its categories. */
export default function ListingAttributes({ loaderData: { categories } }: Route.ComponentProps) {
  const { values: saved } = useListing();
  const offered = findOfferedFeatures(categories, saved);
  return (
    <div className="mt-4">
      <ListSection title={t.features} about={t.featuresText} isAlone field="attributes">
        {({ values, change, errors }) => (
          <div className="max-w-2xl">
            <AttributesField
              offered={[...offered, byAppointmentOnly]}
              value={values.attributes}
              error={errors.attributes}
              onChange={(attributes) => change({ attributes })}
            />
          </div>
        )}
      </ListSection>
    </div>
  );
}
