import { data, redirect } from 'react-router';
import type { Failure } from '#app/domain/call-write.ts';
import { findCategoriesToManage, saveCategory } from '#app/domain/category/category-calls.ts';
import { createSlug } from '#app/domain/import/create-slug.ts';
import { createMetro, findMetroNames, renameMetro } from '#app/domain/metro/metro-calls.ts';
import {
  findAuthors,
  findPresentName,
  renameWord,
  saveAuthor,
} from '#app/domain/name/name-calls.ts';
import type { NameKind } from '#app/domain/name/name.ts';
import { splitPhrases } from '#app/domain/vocabulary/vocabulary.ts';
import type { Db } from '#app/services/supabase/client.ts';

/** A name as the screens have it: a slug or name that finds it, and its fields as text. */
export type NameRow = {
  key: string;
  values: Record<string, string>;
  retired_at?: string | null;
  /** How many listings or texts have it. */
  uses?: number;
};

type Outcome = { ok: true; key: string } | Failure;

export type Field = { name: string; label: string; hint?: string; isLong?: true };

type Words = {
  one: string;
  many: string;
  /** Of its screen, without its key. */
  path: string;
  /** What happens to it besides what moves in a merge. */
  mergeNote: string;
  /** What retiring does. */
  retireNote?: string;
  fields: Field[];
  /** Why a field was refused, by its name; by its name and hint where there are several reasons. */
  sentences: Record<string, string>;
  /** Adds one where `key` is empty. */
  save: (of: { db: Db }, key: string, values: Record<string, string>) => Promise<Outcome>;
};

/** A kind whose names are one list, which is a file, too. */
type Listed = Words & {
  title: string;
  intro?: string;
  usesLabel?: string;
  /** The columns of its list and its file, beside the key, which the file calls `slug`. */
  columns: readonly (readonly [name: string, label: string])[];
  find: (of: { db: Db }) => Promise<NameRow[]>;
};

const nameField = { name: 'name', label: 'Name' };
const slugOf = (values: Record<string, string>) =>
  values.slug || createSlug({ name: values.name ?? '', city: '', state: '' });
const outcomeOf = (outcome: { ok: true } | Failure, key: string): Outcome =>
  outcome.ok ? { ok: true, key } : outcome;
const taken = (one: string) =>
  `Another ${one} has or had this address, or it is not of lower-case words and hyphens`;
const ofSixty = 'A name of at most 60 characters is required';
const tooMany = 'More than 5,000 listings are too many for one change';
const maxPosition = 999;

const category: Listed = {
  one: 'category',
  many: 'categories',
  path: '/dashboard/categories/',
  title: 'Categories',
  usesLabel: 'Listings',
  mergeNote: 'The category is retired.',
  retireNote: 'No one can choose a retired category.',
  fields: [
    nameField,
    {
      name: 'slug',
      label: 'Address (optional)',
      hint: 'In links, like “coffee-roasters”. A former address leads to the new one.',
    },
    { name: 'meaning', label: 'What belongs there (optional)' },
    {
      name: 'attributes',
      label: 'Features its listings may have (optional)',
      hint: 'In their order, separated by commas',
    },
    {
      name: 'position',
      label: 'Place in lists (optional)',
      hint: '1 is first. Empty: by its number of listings or by name, after those that have a place.',
    },
  ],
  columns: [
    ['name', 'Category'],
    ['meaning', 'What belongs there'],
    ['attributes', 'Features'],
    ['drawing', 'Drawing'],
    ['position', 'Place in lists'],
  ],
  sentences: {
    name: ofSixty,
    slug: taken('category'),
    meaning: 'Please write at most 200 characters',
    attributes: 'At most 60 features, of 60 characters each',
    position: `Please enter a whole number from 1 to ${maxPosition}`,
    'into many': tooMany,
  },
  find: async (of) =>
    (await findCategoriesToManage(of)).map((one) => ({
      key: one.slug,
      values: {
        slug: one.slug,
        name: one.name,
        meaning: one.meaning,
        attributes: one.attributes.join(', '),
        drawing: one.drawing ?? '',
        position: String(one.position ?? ''),
      },
      retired_at: one.retired_at,
      uses: one.listings,
    })),
  save: async (of, key, values) => {
    const { name = '', meaning = '', attributes = '', drawing, position = '' } = values;
    if (!/^\d{0,3}$/.test(position)) return { ok: false, reason: 'invalid', field: 'position' };
    const slug = slugOf(values);
    const outcome = await saveCategory(of, {
      category: key || null,
      slug,
      name,
      meaning,
      attributes: splitPhrases(attributes),
      drawing: drawing || null,
      position: position === '' ? null : Number(position),
    });
    return outcomeOf(outcome, slug);
  },
};

const city: Listed = {
  one: 'city',
  many: 'cities',
  path: '/dashboard/cities/',
  title: 'City pages',
  intro:
    'The first listing of a city makes its page. Open one to feature listings there, to order or hide its sections, and to order the cities.',
  mergeNote: 'Its addresses lead to the other one, and its own page goes.',
  fields: [
    { name: 'name', label: 'City' },
    {
      name: 'slug',
      label: 'Address',
      hint: 'In links, like “middlebury-vt”. A former address leads to the new one.',
    },
  ],
  columns: [
    ['name', 'City'],
    ['state', 'State'],
  ],
  sentences: {
    name: ofSixty,
    'name new': 'We know no such city: please check it and its state',
    slug: `${taken('city')}, or home is this city’s page`,
    'name many': tooMany,
    'into many': tooMany,
    'into home': 'Home is this city’s page. Change the area in the settings first.',
  },
  find: async (of) =>
    (await findMetroNames(of)).map(({ slug, name, state }) => ({
      key: slug,
      values: { slug, name, state },
    })),
  save: async (of, key, { name = '', state = '', slug = '' }) => {
    if (key !== '')
      return outcomeOf(await renameMetro(of, { metro: key, slug: slug || key, name }), slug || key);
    const outcome = await createMetro(of, state ? `${name}, ${state}` : name);
    if (outcome.ok) return { ok: true, key: outcome.slug };
    return outcome.reason === 'invalid' ? { ...outcome, hint: 'new' } : outcome;
  },
};

const author: Listed = {
  one: 'author',
  many: 'authors',
  path: '/dashboard/authors/',
  title: 'Authors',
  intro: 'Who writes guides and posts. The first text of an author adds them, too.',
  usesLabel: 'Texts',
  mergeNote: 'The address leads to the other one.',
  retireNote: 'Forms do not offer a retired author. Texts keep the name.',
  fields: [
    nameField,
    {
      name: 'slug',
      label: 'Address (optional)',
      hint: 'In links, like “jane-doe”. A former address leads to the new one.',
    },
    {
      name: 'bio',
      label: 'About the author (optional)',
      hint: 'Shown below their texts',
      isLong: true,
    },
  ],
  columns: [
    ['name', 'Author'],
    ['bio', 'About the author'],
  ],
  sentences: {
    name: 'A person’s name of at most 100 characters is required',
    slug: taken('author'),
    bio: 'Please write at most 1,000 characters',
  },
  find: async (of) =>
    (await findAuthors(of)).map(({ slug, name, bio, retired_at, texts }) => ({
      key: slug,
      values: { slug, name, bio },
      retired_at,
      uses: texts,
    })),
  save: async (of, key, values) => {
    const slug = slugOf(values);
    const { name = '', bio = '' } = values;
    return outcomeOf(await saveAuthor(of, { author: key || null, slug, name, bio }), slug);
  },
};

const word = (kind: 'feature' | 'brand', mergeNote: string, retireNote: string): Words => ({
  one: kind,
  many: `${kind}s`,
  path: `/dashboard/vocabulary/${kind}/`,
  mergeNote,
  retireNote,
  fields: [{ ...nameField, hint: 'The former name becomes a phrase.' }],
  sentences: {
    name: `A name that no other ${kind} has is required, of at most ${kind === 'brand' ? 60 : 48} characters and without commas`,
    'word many': tooMany,
    'into many': tooMany,
    'name many': tooMany,
  },
  save: async (of, key, { name = '' }) =>
    outcomeOf(await renameWord(of, { kind, name: key, newName: name }), name),
});

/** What admins name, and what is particular to each kind; the screens of all are made of it. */
export const nameKinds = {
  category,
  city,
  author,
  feature: word(
    'feature',
    'Listings and categories that have it have the other one.',
    'Forms do not offer a retired feature, and searches do not know it. Listings keep it.',
  ),
  brand: word(
    'brand',
    'Its names are names of the other one.',
    'Searches and checks for duplicates do not know a retired brand.',
  ),
} satisfies Record<NameKind, Words>;

/** The kinds with a list of their own. */
export const listedKinds = { category, city, author };
export type ListedKind = keyof typeof listedKinds;

/** Returns the address of the screen of a name. */
export function nameAddress(kind: NameKind, key: string): string {
  return nameKinds[kind].path + encodeURIComponent(key);
}

/** Leads from the screen of a former name to that of the present one; to none where there was none. */
export async function leadToPresent(person: { db: Db }, kind: NameKind, name: string) {
  const present = await findPresentName(person, { kind, name });
  if (present === name) return data(null, { status: 404 });
  return redirect(nameAddress(kind, present));
}

/** Returns the kind of names of a screen below /dashboard. */
export function kindAt({ pathname }: URL): ListedKind {
  const kinds = Object.keys(listedKinds) as ListedKind[];
  return kinds.find((kind) => `${pathname}/`.startsWith(listedKinds[kind].path)) ?? 'category';
}

/** Whether a list has the names in use or the retired ones. */
export const statusFilter = {
  name: 'status',
  label: 'Status',
  options: [
    ['', 'In use'],
    ['retired', 'Retired'],
  ],
} as const;
