import { findCategories } from '#app/domain/business/find-categories.ts';
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

/** What a listing says of itself in words; each section is saved by itself. */
export default function ListingDetails({ loaderData: { categories } }: Route.ComponentProps) {
  const { values } = useListing();
  return (
    <div className="mt-4">
      <DetailsSection
        title="Name"
        about="As it stands over the door."
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
        about="By it people find you who do not know your name."
        fields={['category']}
        heldField="category"
      >
        {(errors) => (
          <SentCategory
            key={values.category}
            categories={categories}
            saved={values.category}
            error={errors.category}
          />
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
            hint="What would you tell a neighbor about it? Plain words, no advertising."
            rows={8}
            maxLength={5200}
            defaultValue={values.description}
            error={errors.description}
          />
        )}
      </DetailsSection>
      <DetailsSection
        title="Address"
        about="Where people go. Have you moved? Then say so under Status, and the old page leads to the new one."
        fields={['street', 'city', 'state', 'zip_code']}
        heldField="address"
      >
        {(errors) => (
          <>
            <TextField
              name="street"
              label="Street"
              autoComplete="street-address"
              maxLength={220}
              defaultValue={values.street}
              error={errors.street}
            />
            <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_6rem_8rem]">
              <TextField
                name="city"
                label="City"
                autoComplete="address-level2"
                maxLength={120}
                defaultValue={values.city}
                error={errors.city}
              />
              <TextField
                name="state"
                label="State"
                autoComplete="address-level1"
                maxLength={40}
                defaultValue={values.state}
                error={errors.state}
              />
              <TextField
                name="zip_code"
                label="Zip code"
                autoComplete="postal-code"
                inputMode="numeric"
                maxLength={12}
                defaultValue={values.zip_code}
                error={errors.zip_code}
              />
            </div>
          </>
        )}
      </DetailsSection>
      <DetailsSection
        title="Place on the map"
        about="Where directions lead. Drag the pin to the door, or choose it and use the arrow keys."
        fields={['location']}
      >
        {(errors) => (
          <SentPlace
            key={JSON.stringify(values.location)}
            values={values}
            error={errors.location}
          />
        )}
      </DetailsSection>
      <DetailsSection
        title="Contact"
        about="How people reach you. All of it stands on the public page."
        fields={['phone', 'email', 'website']}
      >
        {(errors) => (
          <>
            <TextField
              name="phone"
              label="Phone"
              type="tel"
              autoComplete="tel"
              hint="Ten digits, with the area code."
              maxLength={40}
              defaultValue={values.phone}
              error={errors.phone}
            />
            <TextField
              name="email"
              label="Email of the business"
              type="email"
              autoComplete="email"
              maxLength={260}
              defaultValue={values.email}
              error={errors.email}
            />
            <TextField
              name="website"
              label="Website (optional)"
              type="url"
              inputMode="url"
              autoComplete="url"
              maxLength={500}
              defaultValue={values.website}
              error={errors.website}
            />
          </>
        )}
      </DetailsSection>
    </div>
  );
}
