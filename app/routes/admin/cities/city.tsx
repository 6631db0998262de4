import { useState } from 'react';
import { Link, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { nameForms } from '#app/components/admin/names/name-forms.ts';
import { leadToPresent } from '#app/components/admin/names/name-kinds.ts';
import { NameForm, NameParts } from '#app/components/admin/names/name-parts.tsx';
import { positionField } from '#app/components/admin/position-field.ts';
import { findAnyListings } from '#app/components/listing/find-to-pick.ts';
import { ListingPicker } from '#app/components/listing/listing-picker.tsx';
import { metroAddress } from '#app/components/search/search-address.ts';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import {
  SignedInForm,
  signedInForm,
  signedInForms,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import {
  done,
  failed,
  findErrors,
  type FormAnswer,
  refused,
} from '#app/components/ui/form-answer.ts';
import { answerFailure } from '#app/components/ui/run-form.ts';
import { moveItem, SortHandle, sortableItem } from '#app/components/ui/sort-handle.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import {
  changeMetroSettings,
  findCityNames,
  findMetroNames,
  findMetroSettings,
} from '#app/domain/metro/metro-calls.ts';
import { maxFeatured, type MetroSection, metroSections } from '#app/domain/metro/metro-sections.ts';
import type { MetroSettings } from '#app/domain/metro/metro.ts';
import { findNameChanges } from '#app/domain/name/name-calls.ts';
import * as adminToasts from '#app/messages/admin-toasts.ts';
import { pickHint } from '#app/messages/components/listing-picker.ts';
import { cityLink } from '#app/messages/routes/printed-directory.ts';
import type { Route } from './+types/city';
import { neighborhoodForms } from './neighborhood-forms.ts';
import { Neighborhoods } from './neighborhoods.tsx';

export const handle = {
  isPrivate: true,
  title: 'City page',
  nameSubject: ({ settings }: { settings: MetroSettings }) => settings.metro.name,
  fallbackLink: { to: '/dashboard/cities', words: 'Go to all cities' },
} satisfies SignedInHandle;

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const person = context.get(signedInContext);
  const [settings, names, metros, changes] = await Promise.all([
    findMetroSettings(person, params.metro),
    findCityNames(person, params.metro),
    findMetroNames(person),
    findNameChanges(person, { kind: 'city', name: params.metro }),
  ]);
  if (settings === null || names === null) throw await leadToPresent(person, 'city', params.metro);
  return { settings, names, metros, changes };
}

/** A field with a list, separated by commas. */
const list = z.pipe(
  z.string(),
  z.transform((text: string) => text.split(',').filter(Boolean)),
);

const arrange = signedInForm(
  z.object({
    metro: z.string(),
    expectedRevision: z.coerce.number(),
    featured: list,
    sections: z.pipe(list, z.array(z.enum(metroSections))),
    position: positionField(400),
  }),
  async ({ db }, { metro, expectedRevision, featured, sections, position }) => {
    const isUsual = sections.join() === metroSections.join();
    const outcome = await changeMetroSettings(
      { db },
      {
        metro,
        expectedRevision,
        featured,
        sections: isUsual ? null : sections,
        position,
      },
    );
    if (!outcome.ok) {
      if (outcome.reason !== 'invalid') return answerFailure('saveFailed', outcome.reason);
      const sentence = outcome.hint
        ? `This city has no listing ${outcome.hint}`
        : `A city features at most ${maxFeatured} listings`;
      return refused('add', { add: sentence });
    }
    if (outcome.outcome === 'done') {
      notify(adminToasts.pageArranged);
      return done;
    }
    notify(
      adminToasts.settingChanged,
      'Someone else has arranged this page. You see their version.',
    );
    return failed;
  },
);

export const clientAction = signedInForms({ arrange, ...nameForms, ...neighborhoodForms });

/** Which listings the page of a city features, and the order of its sections. */
export default function CityScreen({
  loaderData: { settings, names, metros, changes },
}: Route.ComponentProps) {
  return (
    <>
      <p className="mt-3 mb-6 max-w-2xl text-lg text-soft">
        Visitors see a change within seconds. Each change is in the audit log.{' '}
        <Link className="link-quiet" to={metroAddress(settings.metro.slug)}>
          View the page
        </Link>
        {' · '}
        <Link className="link-quiet" to={`${metroAddress(settings.metro.slug)}/print`}>
          {cityLink}
        </Link>
      </p>
      <Arrangement key={settings.revision} settings={settings} />
      <div className="mt-12 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
        <div className="grid content-start gap-10">
          <TitledSection id="rename" title="Rename" headingClass="text-section">
            <div className="mt-3">
              <NameForm
                key={changes[0]?.id}
                kind="city"
                name={names.slug}
                values={{ name: names.name, slug: names.slug }}
              />
            </div>
          </TitledSection>
          <NameParts
            kind="city"
            name={names.slug}
            others={metros
              .filter(({ slug }) => slug !== names.slug)
              .map(({ slug, name, state }) => [slug, `${name}, ${state}`])}
            changes={changes}
          />
        </div>
        <Neighborhoods names={names} edition={changes[0]?.id} />
      </div>
    </>
  );
}

const sectionNames: Record<MetroSection, string> = {
  open: 'Guide and open now',
  featured: 'Editors’ picks',
  best: 'Top rated',
  areas: 'Neighborhoods',
  news: 'New, closed and moved',
  map: 'Map',
  categories: 'Categories, A to Z',
  guides: 'More guides',
};

/** One that was just chosen says where it is; a stored one, whether the page shows it. */
function toFeatured({ slug, name, city, state, is_shown }: MetroSettings['featured'][number]) {
  const hint = is_shown ? `${city}, ${state}` : 'Not shown: not published in this city';
  return { slug, name, hint };
}

function Arrangement({ settings }: { settings: MetroSettings }) {
  const { metro, revision } = settings;
  const fetcher = useFetcher<FormAnswer>();
  const [featured, setFeatured] = useState(settings.featured.map(toFeatured));
  const [sections, setSections] = useState(() => {
    const shown = settings.sections ?? metroSections;
    return [
      ...shown.map((name) => ({ name, isShown: true })),
      ...metroSections
        .filter((name) => !shown.includes(name))
        .map((name) => ({ name, isShown: false })),
    ];
  });
  const shown = sections.filter(({ isShown }) => isShown);
  return (
    <SignedInForm fetcher={fetcher} intent="arrange" button="Save page" variant="solid">
      <input type="hidden" name="metro" value={metro.slug} />
      <input type="hidden" name="expectedRevision" value={revision} />
      <input type="hidden" name="featured" value={featured.map(({ slug }) => slug).join()} />
      <input type="hidden" name="sections" value={shown.map(({ name }) => name).join()} />
      <div className="max-w-sm">
        <TextField
          name="position"
          label="Place in lists of cities"
          hint="1 is first. Empty: by its number of listings, after those that have a place."
          inputMode="numeric"
          autoComplete="off"
          defaultValue={String(settings.position ?? '')}
          error={findErrors(fetcher.data).position}
        />
      </div>
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
        <TitledSection id="featured" title="Editors’ picks" headingClass="text-section">
          <p className="mt-1 mb-4 text-soft">
            Up to {maxFeatured} listings, shown with pictures. Without any, the page has no such
            section.
          </p>
          <ol className="border-t border-ink">
            {featured.map(({ slug, name, hint }, index) => (
              <li
                key={slug}
                className="flex items-center gap-2 border-b border-rule"
                {...sortableItem}
              >
                <SortHandle
                  name={`${name}, ${index + 1} of ${featured.length}`}
                  index={index}
                  onMove={(to) => setFeatured(moveItem(featured, index, to))}
                />
                <span className="min-w-0 flex-1 py-2">
                  <span className="block truncate font-semibold" dir="auto">
                    {name}
                  </span>
                  <span className="block text-sm text-soft">{hint}</span>
                </span>
                <button
                  className="link-quiet min-h-11 px-2 text-sm"
                  type="button"
                  aria-label={`Remove ${name}`}
                  onClick={() => setFeatured(featured.filter((one) => one.slug !== slug))}
                >
                  Remove
                </button>
              </li>
            ))}
          </ol>
          <div className="mt-4">
            <ListingPicker
              name="add"
              label="Add a listing"
              hint={pickHint}
              error={findErrors(fetcher.data).add}
              find={findAnyListings}
              isCleared
              onChoose={(one) =>
                one && setFeatured([...featured.filter(({ slug }) => slug !== one.slug), one])
              }
            />
          </div>
        </TitledSection>
        <TitledSection id="sections" title="Sections" headingClass="text-section">
          <p className="mt-1 mb-4 text-soft">
            From top to bottom. A section without content is left out.
          </p>
          <ol className="border-t border-ink">
            {sections.map(({ name, isShown }, index) => (
              <li
                key={name}
                className="flex items-center gap-2 border-b border-rule"
                {...sortableItem}
              >
                <SortHandle
                  name={`${sectionNames[name]}, ${index + 1} of ${sections.length}`}
                  index={index}
                  onMove={(to) => setSections(moveItem(sections, index, to))}
                />
                <label className="flex min-h-11 flex-1 items-center gap-3">
                  <input
                    type="checkbox"
                    checked={isShown}
                    onChange={({ target }) =>
                      setSections(
                        sections.map((one) =>
                          one.name === name ? { name, isShown: target.checked } : one,
                        ),
                      )
                    }
                  />
                  {sectionNames[name]}
                </label>
              </li>
            ))}
          </ol>
        </TitledSection>
      </div>
    </SignedInForm>
  );
}
