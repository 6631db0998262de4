import { useFetcher } from 'react-router';
import { LatestChanges } from '#app/components/admin/latest-changes.tsx';
import { MergeForm } from '#app/components/admin/merge-form.tsx';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { findErrors, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import type {
  CityChange,
  CityNames,
  findMetroNames,
  Neighborhood,
} from '#app/domain/metro/metro-calls.ts';
import { NeighborhoodFile } from './city-files.tsx';

type CityNamesFormsProps = {
  names: CityNames;
  metros: Awaited<ReturnType<typeof findMetroNames>>;
};

/** The name and address of a city, its neighborhoods, how it is merged, and the latest changes of these. */
export function CityNamesForms({ names, metros }: CityNamesFormsProps) {
  const { slug, neighborhoods, changes } = names;
  const others = metros
    .filter((one) => one.slug !== slug)
    .map((one) => [one.slug, `${one.name}, ${one.state}`] as const);
  const edition = changes[0]?.id;
  return (
    <div className="mt-12 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
      <div className="grid content-start gap-10">
        <Rename key={edition} names={names} />
        <MergeForm from={slug} label="Into" options={[['', 'Choose a city'], ...others]} />
        <LatestChanges
          changes={changes}
          describe={describeChange}
          undo={(change) =>
            change.before.merged === undefined && <Undo names={names} change={change} />
          }
        />
      </div>
      <TitledSection id="neighborhoods" title="Neighborhoods" headingClass="text-section">
        <p className="mt-1 mb-4 text-soft">
          A listing belongs to each whose circle it is in. Other names are among the search words.
        </p>
        <ul className="border-t border-ink">
          {neighborhoods.map((one) => (
            <li key={one.name} className="border-b border-rule">
              <details>
                <summary className="min-h-11 cursor-pointer py-2 font-semibold">{one.name}</summary>
                <div className="max-w-xl pb-5">
                  <NeighborhoodForm key={edition} metro={slug} present={one} />
                  <Remove metro={slug} name={one.name} />
                </div>
              </details>
            </li>
          ))}
        </ul>
        <div className="mt-4">
          <NeighborhoodFile metro={slug} />
        </div>
        <h3 className="mt-6 mb-3 font-semibold">Add a neighborhood</h3>
        <div className="max-w-xl">
          <NeighborhoodForm key={edition} metro={slug} />
        </div>
      </TitledSection>
    </div>
  );
}

function Rename({ names: { slug, name } }: { names: CityNames }) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  return (
    <TitledSection id="rename" title="Name" headingClass="text-section">
      <div className="mt-3 max-w-xl">
        <SignedInForm fetcher={fetcher} intent="rename" button="Rename city" variant="line">
          <input type="hidden" name="metro" value={slug} />
          <TextField
            name="name"
            label="City"
            autoComplete="off"
            defaultValue={name}
            error={errors.name}
          />
          <TextField
            name="slug"
            label="Address"
            hint="In links, like “middlebury-vt”. A former address leads to the new one."
            autoComplete="off"
            defaultValue={slug}
            error={errors.slug}
          />
        </SignedInForm>
      </div>
    </TitledSection>
  );
}

function NeighborhoodForm({ metro, present }: { metro: string; present?: Neighborhood }) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  return (
    <SignedInForm
      fetcher={fetcher}
      intent="neighborhood"
      button={present ? 'Save neighborhood' : 'Add neighborhood'}
      variant="line"
    >
      <input type="hidden" name="metro" value={metro} />
      <input type="hidden" name="neighborhood" value={present?.name ?? ''} />
      <TextField
        name="name"
        label="Name"
        autoComplete="off"
        defaultValue={present?.name}
        error={errors.name}
      />
      <TextField
        name="place"
        label="Middle"
        hint="Latitude and longitude, like 44.0146, -73.1691"
        autoComplete="off"
        defaultValue={present && `${present.lat}, ${present.lng}`}
        error={errors.place}
      />
      <TextField
        name="radius_miles"
        label="Miles around it"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={String(present?.radius_miles ?? 0.5)}
        error={errors.radius_miles}
      />
    </SignedInForm>
  );
}

function Remove({ metro, name }: { metro: string; name: string }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <SignedInForm fetcher={fetcher} intent="removeNeighborhood" button={null}>
      <input type="hidden" name="metro" value={metro} />
      <input type="hidden" name="neighborhood" value={name} />
      <button className="link-quiet min-h-11 text-sm" type="submit" aria-label={`Remove ${name}`}>
        Remove
      </button>
    </SignedInForm>
  );
}

function describeChange({ before, after }: CityChange): string {
  if (before.merged !== undefined) return `Merged: ${before.merged}`;
  if (after.neighborhood === undefined) {
    return `${before.name} (${before.slug}) → ${after.name} (${after.slug})`;
  }
  const [former, present] = [before.neighborhood, after.neighborhood];
  if (!former) return `Added ${present?.name}`;
  return present ? `Changed ${present.name}` : `Removed ${former.name}`;
}

/** Saves what a change replaced. */
function Undo({
  names: { slug },
  change: { before, after },
}: {
  names: CityNames;
  change: CityChange;
}) {
  const fetcher = useFetcher<FormAnswer>();
  const former = before.neighborhood;
  const values: Record<string, string | undefined> =
    after.neighborhood === undefined
      ? { name: before.name, slug: before.slug }
      : {
          neighborhood: after.neighborhood?.name ?? '',
          ...(former && {
            name: former.name,
            place: `${former.lat}, ${former.lng}`,
            radius_miles: String(former.radius_miles),
          }),
        };
  const ofNeighborhood = former ? 'neighborhood' : 'removeNeighborhood';
  return (
    <SignedInForm
      fetcher={fetcher}
      intent={after.neighborhood === undefined ? 'rename' : ofNeighborhood}
      button={null}
    >
      <input type="hidden" name="metro" value={slug} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        className="link-quiet min-h-11 px-2 text-sm whitespace-nowrap"
        type="submit"
        aria-label={`Undo: ${describeChange({ before, after } as CityChange)}`}
      >
        Undo
      </button>
    </SignedInForm>
  );
}
