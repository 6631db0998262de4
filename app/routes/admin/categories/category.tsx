import { useState } from 'react';
import { data, Link, redirect, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { vocabularyLabels } from '#app/components/admin/vocabulary-labels.ts';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import {
  SignedInForm,
  signedInForm,
  signedInForms,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { done, findErrors, type FormAnswer, refused } from '#app/components/ui/form-answer.ts';
import { answerFailure } from '#app/components/ui/run-form.ts';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import {
  findCategoriesToManage,
  findCategoryChanges,
  mergeCategories,
  retireCategory,
  saveCategory,
  type ManagedCategory,
} from '#app/domain/category/category-calls.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { splitPhrases } from '#app/domain/vocabulary/vocabulary.ts';
import type { Route } from './+types/category';
import { CategoryChanges, Retire } from './category-changes.tsx';

export const handle = {
  isPrivate: true,
  title: 'Category',
  nameSubject: ({ category }: { category: ManagedCategory | null }) => category?.name ?? null,
} satisfies SignedInHandle;

export async function clientLoader({ context, params: { slug } }: Route.ClientLoaderArgs) {
  const person = context.get(signedInContext);
  const isNew = slug === 'new';
  const [categories, changes] = await Promise.all([
    findCategoriesToManage(person),
    isNew ? [] : findCategoryChanges(person, slug),
  ]);
  const category = categories.find((one) => one.slug === slug) ?? null;
  if (category === null && !isNew) throw data(null, { status: 404 });
  const others = categories.filter((one) => one !== category && one.retired_at === null);
  return { category, others, changes };
}

const sentences = {
  name: 'A name of at most 60 characters is required',
  slug: 'Another category has or had this address, or it is not of lower-case words and hyphens',
  meaning: 'Please write at most 200 characters',
  attributes: 'At most 60 features, of 60 characters each',
};

const save = signedInForm(
  z.object({
    category: z.string(),
    slug: z.string().check(z.trim()),
    name: z.string().check(z.trim()),
    meaning: z.string().check(z.trim()),
    attributes: z.string(),
  }),
  async ({ db }, { category, attributes, ...values }) => {
    const slug = values.slug || toSlug(values.name);
    const outcome = await saveCategory(
      { db },
      { ...values, slug, category: category || null, attributes: splitPhrases(attributes) },
    );
    if (!outcome.ok) {
      if (outcome.reason !== 'invalid') return answerFailure('saveFailed', outcome.reason);
      return refused(outcome.field, sentences);
    }
    notify('saved');
    if (slug !== category) throw redirect(`/dashboard/categories/${slug}`);
    return done;
  },
);

function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Counts what would move, or moves it. */
const merge = signedInForm(
  z.object({ category: z.string(), into: z.string(), isPreview: z.enum(['yes', 'no']) }),
  async ({ db }, { category, into, isPreview }) => {
    const outcome = await mergeCategories(
      { db },
      { category, into, isPreview: isPreview === 'yes' },
    );
    if (!outcome.ok) {
      if (outcome.reason !== 'invalid') return answerFailure('saveFailed', outcome.reason);
      const into = outcome.hint ? 'More than 5,000 listings' : 'Please choose another category';
      return refused('into', { into });
    }
    if (isPreview === 'no') {
      notify('saved');
      throw redirect(`/dashboard/categories/${into}`);
    }
    const { listings, further, phrases } = outcome;
    const text = [
      `${formatCount(listings + further)} listings`,
      `${formatCount(phrases)} search phrases`,
      'and its address move. The category is retired.',
    ].join(', ');
    return { kind: 'done' as const, text };
  },
);

const retire = signedInForm(
  z.object({ category: z.string(), isRetired: z.enum(['yes', 'no']) }),
  async ({ db }, { category, isRetired }) => {
    const outcome = await retireCategory({ db }, { category, isRetired: isRetired === 'yes' });
    if (!outcome.ok) return answerFailure('saveFailed', 'refused');
    notify('saved');
    return done;
  },
);

export const clientAction = signedInForms({ save, merge, retire });

/** A category: its name, address, features, words and history; how it is merged and retired. */
export default function Category({ loaderData }: Route.ComponentProps) {
  const { category, others, changes } = loaderData;
  return (
    <div className="mt-5 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
      <Details key={changes[0]?.id} category={category} />
      {category && (
        <div className="grid content-start gap-10">
          <TitledSection id="words" title="Search words" headingClass="text-section">
            <ul className="mt-2">
              {(['synonym', 'need', 'topic'] as const).map((kind) => (
                <li key={kind}>
                  <Link
                    className="link-quiet inline-flex min-h-11 items-center"
                    to={`/dashboard/vocabulary/${kind}/${category.slug}`}
                  >
                    {vocabularyLabels[kind]}
                  </Link>
                </li>
              ))}
            </ul>
          </TitledSection>
          {category.slug !== 'other' && <Merge category={category} others={others} />}
          {category.slug !== 'other' && category.listings === 0 && <Retire category={category} />}
          <CategoryChanges category={category} changes={changes} />
        </div>
      )}
    </div>
  );
}

function Details({ category }: { category: ManagedCategory | null }) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  return (
    <div className="max-w-xl">
      <SignedInForm fetcher={fetcher} intent="save" button="Save category">
        <input type="hidden" name="category" value={category?.slug ?? ''} />
        <TextField
          name="name"
          label="Name"
          autoComplete="off"
          defaultValue={category?.name}
          error={errors.name}
        />
        <TextField
          name="slug"
          label="Address (optional)"
          hint="In links, like “coffee-roasters”. A former address leads to the new one."
          autoComplete="off"
          defaultValue={category?.slug}
          error={errors.slug}
        />
        <TextField
          name="meaning"
          label="What belongs there (optional)"
          autoComplete="off"
          defaultValue={category?.meaning}
          error={errors.meaning}
        />
        <TextField
          name="attributes"
          label="Features its listings may have (optional)"
          hint="Several are separated by commas"
          autoComplete="off"
          defaultValue={category?.attributes.join(', ')}
          error={errors.attributes}
        />
      </SignedInForm>
    </div>
  );
}

type MergeProps = { category: ManagedCategory; others: ManagedCategory[] };

function Merge({ category, others }: MergeProps) {
  const [into, setInto] = useState('');
  const options = others.map(({ slug, name }) => [slug, name] as const);
  return (
    <TitledSection id="merge" title="Merge" headingClass="text-section">
      <div className="mt-3 grid max-w-xl gap-4">
        <SelectField
          label="Into"
          options={[['', 'Choose a category'], ...options]}
          value={into}
          onChange={setInto}
        />
        {into !== '' && <MergeInto key={into} category={category} into={into} />}
      </div>
    </TitledSection>
  );
}

/** Shows what moves before anything does. */
function MergeInto({ category, into }: { category: ManagedCategory; into: string }) {
  const preview = useFetcher<FormAnswer>();
  const fetcher = useFetcher<FormAnswer>();
  const moves = preview.data?.kind === 'done' ? preview.data.text : undefined;
  const error = findErrors(preview.data).into ?? findErrors(fetcher.data).into;
  const fields = (
    <>
      <input type="hidden" name="category" value={category.slug} />
      <input type="hidden" name="into" value={into} />
      <input type="hidden" name="isPreview" value={moves ? 'no' : 'yes'} />
    </>
  );
  return (
    <>
      <p role="status">{error ?? moves}</p>
      {moves ? (
        <SignedInForm key="merge" fetcher={fetcher} intent="merge" button="Merge">
          {fields}
        </SignedInForm>
      ) : (
        <SignedInForm
          key="preview"
          fetcher={preview}
          intent="merge"
          button="Preview"
          variant="line"
        >
          {fields}
        </SignedInForm>
      )}
    </>
  );
}
