import { Link, redirect, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { type Column, hasWords } from '#app/components/list/list-query.ts';
import { RecordList } from '#app/components/list/record-list.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { settle } from '#app/components/signed-in/screen-part.tsx';
import {
  SignedInForm,
  signedInForm,
  signedInForms,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { findErrors, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { answerRefusal } from '#app/components/ui/run-form.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { createMetro, findMetroNames } from '#app/domain/metro/metro-calls.ts';
import { usStates } from '#app/domain/us-state/us-state.ts';
import type { Route } from './+types/cities';
import { CityFile } from './city-files.tsx';

export const handle = { isPrivate: true, title: 'City pages' } satisfies SignedInHandle;

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { metros: await settle(findMetroNames(context.get(signedInContext))) };
}

const add = signedInForm(z.object({ name: z.string() }), async (person, { name }) => {
  const outcome = await createMetro(person, name);
  if (outcome.ok) throw redirect(`/dashboard/cities/${outcome.slug}`);
  return answerRefusal(outcome, { name: 'We know no such city: please check it and its state' });
});

export const clientAction = signedInForms({ add });

type City = Awaited<ReturnType<typeof findMetroNames>>[number];

/** The cities, each with a link to arrange its page. */
export default function Cities({ loaderData: { metros } }: Route.ComponentProps) {
  return (
    <>
      <p className="mt-3 max-w-2xl text-soft">
        The first listing of a city makes its page. Open one to feature listings there, to order or
        hide its sections, and to order the cities.
      </p>
      <RecordList
        label="Find cities"
        search={{ label: 'City' }}
        filters={[{ name: 'state', label: 'State', options: [['', 'All'], ...states] }]}
        of={metros.of}
        failed="We could not load the cities."
        read={(rows) => ({ rows })}
        keyOf={({ slug }) => slug}
        columns={columns}
        matches={({ name, state }, params) =>
          hasWords(`${name} ${state}`, params) && [null, '', state].includes(params.get('state'))
        }
        empty="No matches."
        tools={<CityFile />}
      />
      <AddCity />
    </>
  );
}

function AddCity() {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <TitledSection id="new" title="Add a city" headingClass="text-section">
      <div className="mt-3 max-w-xl">
        <SignedInForm fetcher={fetcher} intent="add" button="Add">
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

const states = usStates.map(({ code, name }) => [code, name] as const);

const columns: Column<City>[] = [
  {
    name: 'City',
    sort: 'name',
    value: ({ name }) => name,
    cell: ({ slug, name }) => (
      <Link className="link-quiet font-semibold" to={`/dashboard/cities/${slug}`}>
        {name}
      </Link>
    ),
  },
  { name: 'State', sort: 'state', value: ({ state }) => state, cell: ({ state }) => state },
  {
    name: 'Public page',
    cell: ({ slug }) => (
      <Link className="link-quiet" to={`/browse/metro/${slug}`}>
        /browse/metro/{slug}
      </Link>
    ),
  },
];
