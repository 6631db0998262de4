import { AddressFields } from '#app/components/editors/address-fields.tsx';
import { TextFields } from '#app/components/editors/text-fields.tsx';
import { fieldsWith } from '#app/domain/business/business.ts';
import { findCategories } from '#app/domain/business/business-calls.ts';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import { signedInForms } from '#app/components/signed-in/signed-in-forms.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { TextArea } from '#app/components/ui/text-area.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import { useListing } from '../listing-context.ts';
import type { Route } from './+types/details';
import { DetailsSection } from './details-section.tsx';
import { SentCategory } from './sent-category.tsx';
import { SentPlace } from './sent-place.tsx';
import { saveDetails } from './save-details.ts';
import { withdrawHeld } from './withdraw-held.ts';

export const handle = { isPrivate: true, title: 'Details' } satisfies SignedInHandle;

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { categories: await findCategories(context.get(signedInContext)) };
}

export const clientAction = signedInForms({ details: saveDetails, withdraw: withdrawHeld });

function namesOf(section: 'contact' | 'links' | 'parking') {
  return fieldsWith({ section }).map(({ name }) => name);
}

/** The texts and facts of a listing; each section is saved separately. */
export default function ListingDetails({ loaderData: { categories } }: Route.ComponentProps) {
  const { values } = useListing();
  return (
    <div className="mt-4">
      <DetailsSection
        title="Name"
        about="As it appears on your sign."
        fields={['name']}
        heldField="name"
      >
        {(errors) => (
          <TextField
            name="name"
            label="Business name"
            autoComplete="organization"
            maxLength={200}
            defaultValue={values.name}
            error={errors.name}
          />
        )}
      </DetailsSection>
      <DetailsSection
        title="Category"
        about="Helps people find you who do not know your name."
        fields={['category']}
        heldField="category"
        isRenewed
      >
        {(errors) => (
          <SentCategory categories={categories} saved={values.category} error={errors.category} />
        )}
      </DetailsSection>
      <DetailsSection
        title="Description"
        about="What makes a visit worth it."
        fields={['description']}
      >
        {(errors) => (
          <TextArea
            name="description"
            label="Description (optional)"
            hint="What would you tell a neighbor about it? Keep it plain, no advertising."
            rows={8}
            maxLength={5200}
            defaultValue={values.description}
            error={errors.description}
          />
        )}
      </DetailsSection>
      <DetailsSection
        title="Address"
        about="Where people go. If you have moved, use Status instead, and the old page will lead to the new one."
        fields={['street', 'city', 'state', 'zip_code']}
        heldField="address"
      >
        {(errors) => <AddressFields values={values} errors={errors} />}
      </DetailsSection>
      <DetailsSection
        title="Place on the map"
        about="Where directions lead. Drag the pin to the door, or choose it and use the arrow keys."
        fields={['location']}
        isRenewed
      >
        {(errors) => <SentPlace values={values} error={errors.location} />}
      </DetailsSection>
      <DetailsSection title="Contact" about="How people can reach you." fields={namesOf('contact')}>
        {(errors) => <TextFields section="contact" values={values} errors={errors} />}
      </DetailsSection>
      <DetailsSection
        title="Links"
        about="Where people see the menu, book or order."
        fields={namesOf('links')}
      >
        {(errors) => <TextFields section="links" values={values} errors={errors} />}
      </DetailsSection>
      <DetailsSection
        title="Parking"
        about="What people who come by car should know."
        fields={namesOf('parking')}
      >
        {(errors) => <TextFields section="parking" values={values} errors={errors} />}
      </DetailsSection>
    </div>
  );
}
