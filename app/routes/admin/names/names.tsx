import { Link, useFetcher } from 'react-router';
import { CsvFile } from '#app/components/admin/csv-file.tsx';
import { nameForms } from '#app/components/admin/names/name-forms.ts';
import {
  kindAt,
  type ListedKind,
  listedKinds,
  nameAddress,
  type NameRow,
  statusFilter,
} from '#app/components/admin/names/name-kinds.ts';
import { OfName } from '#app/components/admin/names/of-name.tsx';
import { type Column, hasWords } from '#app/components/list/list-query.ts';
import { RecordList } from '#app/components/list/record-list.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { settle } from '#app/components/signed-in/screen-part.tsx';
import { SignedInForm, signedInForms } from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { findErrors, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { formatCount } from '#app/domain/text/text.ts';
import { usStates } from '#app/domain/us-state/us-state.ts';
import type { Route } from './+types/names';

export const handle = {
  isPrivate: true,
  title: (_, loaded?: { title: string }) => loaded?.title ?? '',
} satisfies SignedInHandle;

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const kind = kindAt(url);
  const { title, find } = listedKinds[kind];
  return { kind, title, rows: await settle(find(context.get(signedInContext))) };
}

export const clientAction = signedInForms(nameForms);

/** The names of a kind, each with a link to change it. */
export default function Names({ loaderData: { kind, rows } }: Route.ComponentProps) {
  const { one, many, intro, find, save, columns } = listedKinds[kind];
  const fields = ['slug', ...columns.map(([name]) => name)];
  return (
    <>
      {intro && <p className="mt-3 max-w-2xl text-soft">{intro}</p>}
      <RecordList
        label={`Find ${many}`}
        search={{ label: listedKinds[kind].columns[0]?.[1] ?? '' }}
        filters={[kind === 'city' ? stateFilter : statusFilter]}
        of={rows.of}
        failed={`We could not load the ${many}.`}
        read={(found) => ({ rows: found })}
        keyOf={({ key }) => key}
        columns={columnsOf(kind)}
        matches={({ key, values, retired_at }, params) =>
          hasWords(`${values.name} ${key} ${values.state ?? ''}`, params) &&
          [null, '', values.state].includes(params.get('state')) &&
          (params.get('status') === 'retired') === Boolean(retired_at)
        }
        empty="No matches."
        tools={
          <>
            {kind !== 'city' && (
              <Link className="button-line" to={nameAddress(kind, 'new')}>
                Add {one === 'author' ? 'an author' : `a ${one}`}
              </Link>
            )}
            <CsvFile
              fileName={`${many}.csv`}
              columns={fields}
              required={['slug', 'name']}
              find={async (db) =>
                (await find({ db }))
                  .filter(({ retired_at }) => !retired_at)
                  .map(({ values }) => values)
              }
              save={(db, values, before) => save({ db }, before?.slug ?? '', values)}
            />
          </>
        }
      />
      {kind === 'city' && <AddCity />}
    </>
  );
}

const stateFilter = {
  name: 'state',
  label: 'State',
  options: [['', 'All'] as const, ...usStates.map(({ code, name }) => [code, name] as const)],
};

function columnsOf(kind: ListedKind): Column<NameRow>[] {
  const { columns, usesLabel } = listedKinds[kind];
  return [
    ...columns.map(([field, label], index): Column<NameRow> => ({
      name: label,
      cell: ({ key, values }) =>
        index > 0 ? (
          values[field]
        ) : (
          <Link className="link-quiet font-semibold" to={nameAddress(kind, key)}>
            {values[field]}
          </Link>
        ),
      ...(index < 2 && { sort: field, value: ({ values }) => values[field] ?? '' }),
      isExtra: index > 1,
    })),
    ...(usesLabel
      ? [
          {
            name: usesLabel,
            sort: 'uses',
            value: ({ uses = 0 }: NameRow) => uses,
            cell: ({ uses = 0 }: NameRow) => formatCount(uses),
            isNarrow: true,
          },
        ]
      : []),
    { name: 'Address', cell: ({ key }) => key, isExtra: true },
  ];
}

function AddCity() {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <TitledSection id="new" title="Add a city" headingClass="text-section">
      <div className="mt-3 max-w-xl">
        <SignedInForm fetcher={fetcher} intent="save" button="Add">
          <OfName kind="city" name="" />
          <TextField
            name="name"
            label="City and state"
            hint="Like Middlebury, VT"
            autoComplete="off"
            error={findErrors(fetcher.data).name}
          />
        </SignedInForm>
      </div>
    </TitledSection>
  );
}
