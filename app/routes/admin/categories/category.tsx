import { useState } from 'react';
import { data, Link, redirect, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { MergeForm, mergeFields } from '#app/components/admin/merge-form.tsx';
import { positionField } from '#app/components/admin/position-field.ts';
import { vocabularyLabels } from '#app/components/admin/vocabulary-labels.ts';
import { ShopFrontCover } from '#app/components/pictures/cover.tsx';
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
const maxPosition = 999;

const save = signedInForm(
  z.object({
    category: z.string(),
    slug: z.string().check(z.trim()),
    name: z.string().check(z.trim()),
    meaning: z.string().check(z.trim()),
    attributes: z.string(),
    drawing: z.string(),
    position: positionField(maxPosition),
  }),
  async ({ db }, { category, attributes, drawing, ...values }) => {
    const slug = values.slug || toSlug(values.name);
    const outcome = await saveCategory(
      { db },
      {
        ...values,
        slug,
        category: category || null,
        attributes: splitPhrases(attributes),
        drawing: drawing || null,
      },
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
const merge = signedInForm(mergeFields, async ({ db }, { from, into, isPreview }) => {
  const outcome = await mergeCategories(
    { db },
    { category: from, into, isPreview: isPreview === 'yes' },
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
});

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
      <Details key={changes[0]?.id} category={category} others={others} />
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
          {category.slug !== 'other' && (
            <MergeForm
              from={category.slug}
              label="Into"
              options={[
                ['', 'Choose a category'],
                ...others.map(({ slug, name }) => [slug, name] as const),
              ]}
            />
          )}
          {category.slug !== 'other' && category.listings === 0 && <Retire category={category} />}
          <CategoryChanges category={category} changes={changes} />
        </div>
      )}
    </div>
  );
}

type DetailsProps = { category: ManagedCategory | null; others: ManagedCategory[] };

function Details({ category, others }: DetailsProps) {
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
        <DrawingField category={category} others={others} />
        <TextField
          name="position"
          label="Place in lists (optional)"
          hint="1 is first. Empty: by its number of listings or by name, after those that have a place."
          inputMode="numeric"
          autoComplete="off"
          defaultValue={String(category?.position ?? '')}
          error={errors.position}
        />
      </SignedInForm>
    </div>
  );
}

/** Which house and sign its listings without a photo are drawn with, and how that looks. */
function DrawingField({ category, others }: DetailsProps) {
  const [drawing, setDrawing] = useState(category?.drawing ?? '');
  const choices = new Map(others.map((one) => [one.drawing ?? one.slug, `Like ${one.name}`]));
  if (category?.drawing && !choices.has(category.drawing)) choices.set(category.drawing, 'As now');
  const trade = drawing || (category?.slug ?? '');
  return (
    <div className="flex items-end gap-4">
      <div className="flex-1">
        <SelectField
          name="drawing"
          label="Drawing"
          options={[['', 'Its own'], ...choices]}
          value={drawing}
          onChange={setDrawing}
        />
      </div>
      <ShopFrontCover
        subject={{ slug: 'example', hue: 28, trade, isOpen: true }}
        isClose
        className="size-24 rounded-card"
      />
    </div>
  );
}
