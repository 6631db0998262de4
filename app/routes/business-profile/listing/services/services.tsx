import { ServicesEditor } from '#app/components/editors/services-editor.tsx';
import { ServiceList } from '#app/components/profile/profile-lists.tsx';
import { signedInForms } from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import type { EditableValues } from '#app/domain/editing/editing-schema.ts';
import type { ServiceInput } from '#app/domain/submission/submission.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';
import { ListSection, saveList } from '../list-section.tsx';

export const handle = { isPrivate: true, title: t.services } satisfies SignedInHandle;

export const clientAction = signedInForms({ list: saveList });

/** The services and their prices, with a preview. */
export default function ListingServices() {
  return (
    <div className="mt-4">
      <ListSection title={t.services} about={t.servicesText} isAlone field="services">
        {({ values, change, errors }) => (
          <div className="grid max-w-5xl grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
            <ServicesEditor
              value={values.services}
              error={errors.services}
              onChange={(services) => change({ services })}
            />
            <ServicesPreview services={values.services.filter(isWhole)} />
          </div>
        )}
      </ListSection>
    </div>
  );
}

/** A price that was refused is not shown as if there were none. */
function isWhole(service: ServiceInput): boolean {
  return service.name.trim() !== '' && service.price_input === undefined;
}

function ServicesPreview({ services }: { services: EditableValues['services'] }) {
  return (
    <div className="self-start rounded-card bg-sunk p-[min(1.5rem,6vw)]">
      <p className="kicker mb-2 text-faint">{t.servicesPreview}</p>
      {services.length === 0 ? (
        <p className="text-sm text-soft">{t.servicesPreviewEmpty}</p>
      ) : (
        <ServiceList services={services} />
      )}
    </div>
  );
}
