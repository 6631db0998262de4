import { useFetcher } from 'react-router';
import { CsvFile, type CsvTable } from '#app/components/admin/csv-file.tsx';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { findErrors, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import {
  type CityNames,
  findCityNames,
  type Neighborhood,
  saveNeighborhood,
} from '#app/domain/metro/metro-calls.ts';

type NeighborhoodsProps = {
  names: CityNames;
  /** Changes with each change of the city. */
  edition: number | undefined;
};

/** The neighborhoods of a city: add, change, remove, and as a file. */
export function Neighborhoods({ names: { slug, neighborhoods }, edition }: NeighborhoodsProps) {
  return (
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
        <CsvFile {...neighborhoodTable(slug)} />
      </div>
      <h3 className="mt-6 mb-3 font-semibold">Add a neighborhood</h3>
      <div className="max-w-xl">
        <NeighborhoodForm key={edition} metro={slug} />
      </div>
    </TitledSection>
  );
}

function neighborhoodTable(metro: string): CsvTable {
  const columns = ['name', 'lat', 'lng', 'radius_miles'] as const;
  return {
    fileName: `neighborhoods-${metro}.csv`,
    columns,
    required: columns,
    find: async (db) => {
      const names = await findCityNames({ db }, metro);
      const found = names?.neighborhoods ?? [];
      return found.map((one) =>
        Object.fromEntries(columns.map((column) => [column, String(one[column])])),
      );
    },
    save: (db, { name = '', lat, lng, radius_miles }, before) => {
      const content = {
        name,
        lat: Number(lat),
        lng: Number(lng),
        radius_miles: Number(radius_miles),
      };
      return saveNeighborhood({ db }, { metro, neighborhood: before ? name : null, content });
    },
  };
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
