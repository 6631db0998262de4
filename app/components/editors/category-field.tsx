import { useId, useRef, useState } from 'react';
import { Combobox } from '#app/components/ui/combobox.tsx';
import type { CategoryChoice } from '#app/domain/business/business-calls.ts';
import { maxMoreCategories } from '#app/domain/business/business.ts';
import { correctWord } from '#app/domain/help/correct-word.ts';
import { findSpecialtyKeywords } from '#app/domain/import/category/find-specialty.ts';
import * as t from '#app/messages/components/editors.tsx';

/** The slug of the category for what belongs in no other. */
export const otherCategory = 'other';

type CategoryMatches = {
  /** Those with the text in their name, synonyms or specialties, the ones that are called so first. */
  found: CategoryChoice[];
  /** If none is found: those that share words with the text, and last the category for all else. */
  nearest: CategoryChoice[];
};

const maxNearest = 5;
/** Words that say what somebody is, not of which trade: a "nail tech", a "home bakery". */
const vague = new Set(
  'and business company expert for guy home lady local man mobile my pro shop service specialist store tech the'.split(
    ' ',
  ),
);

/** Finds the categories that a person means by a text; an empty text means each. */
export function matchCategories(categories: CategoryChoice[], typed: string): CategoryMatches {
  const text = normalize(typed);
  const labelled = readLabels(categories);
  const found = labelled
    .map(({ category, labels }) => ({
      category,
      rank: rankLabels(labels, text),
      share: labels.filter((label) => label.includes(text)).length / labels.length,
    }))
    .filter(({ rank }) => rank < ranks.length);
  if (found.length > 0) {
    const sorted = found.toSorted((one, other) => one.rank - other.rank || other.share - one.share);
    return { found: sorted.map(({ category }) => category), nearest: [] };
  }
  const allWords = new Set(labelled.flatMap(({ words }) => words.flat()));
  const words = toWords(text).map((word) => correctWord(word, allWords));
  const telling = words.filter((word) => !vague.has(word));
  const wanted = (telling.length > 0 ? telling : words).map((word) => {
    const having = labelled.filter(({ words }) => words.some((label) => hasWord(label, word)));
    return { word, weight: Math.log(1 + categories.length / (1 + having.length)) };
  });
  const shared = labelled
    .map(({ category, words }) => ({ category, fit: fitLabels(words, wanted) }))
    .filter(({ fit, category }) => fit > 0 && category.slug !== otherCategory)
    .toSorted((one, another) => another.fit - one.fit)
    .slice(0, maxNearest);
  const other = categories.filter(({ slug }) => slug === otherCategory);
  return { found: [], nearest: [...shared.map(({ category }) => category), ...other] };
}

type Labelled = { category: CategoryChoice; labels: string[]; words: string[][] };
const labelsOf = new WeakMap<CategoryChoice[], Labelled[]>();

/** Returns what each category is called, its name first, and the words of each of these. */
function readLabels(categories: CategoryChoice[]): Labelled[] {
  const labelled =
    labelsOf.get(categories) ??
    categories.map((category) => {
      const { name, synonyms, slug } = category;
      const labels = [name, ...synonyms, ...findSpecialtyKeywords(slug)].map(normalize);
      return { category, labels, words: labels.map(toWords) };
    });
  labelsOf.set(categories, labelled);
  return labelled;
}

/** How a text may be in labels, of which the first is the name; the best first: 'bar' is of bars before barbers. */
const ranks: ((labels: readonly string[], text: string) => boolean)[] = [
  ([name], text) => [`${text} `, `${text}s `].some((word) => `${name} `.startsWith(word)),
  (labels, text) => labels.includes(text),
  ([name], text) => name?.startsWith(text) ?? false,
  (labels, text) => labels.some((label) => label.startsWith(text)),
  ([name], text) => name?.includes(text) ?? false,
  (labels, text) => labels.some((label) => label.includes(text)),
];

function rankLabels(labels: readonly string[], text: string): number {
  const rank = ranks.findIndex((isSo) => isSo(labels, text));
  return rank < 0 ? ranks.length : rank;
}

/** Returns how well labels fit: rare words count more, and of labels the one with few others. */
function fitLabels(labels: string[][], wanted: { word: string; weight: number }[]): number {
  const fits = labels.map((label) => {
    const shared = wanted.filter(({ word }) => hasWord(label, word));
    return (
      shared.reduce((sum, { weight }) => sum + weight, 0) / Math.sqrt(Math.max(label.length, 1))
    );
  });
  return Math.max(...fits) + fits.reduce((sum, fit) => sum + fit, 0) / 10;
}

const minBeginning = 4;

function hasWord(words: readonly string[], wanted: string): boolean {
  return words.some((word) =>
    wanted.length < minBeginning ? word === wanted : word.startsWith(wanted),
  );
}

function normalize(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}

/** Without the s of a plural. */
function toWords(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return words.map((word) => word.replace(/(?<=[^s]{3})s$/, ''));
}

type CategoryFieldProps = {
  categories: CategoryChoice[];
  /** The slug of the chosen category; '' for none. */
  chosen: string;
  error: string | undefined;
  /** `unknown`: what was typed, if no category is called so. */
  onChoose: (slug: string, unknown?: string) => void;
};

/** Finds a category by its name or synonyms, and describes the chosen one. */
export function CategoryField({ categories, chosen, error, onChoose }: CategoryFieldProps) {
  const category = categories.find(({ slug }) => slug === chosen);
  const [typed, setTyped] = useState(category?.name ?? '');
  const [isTyping, setIsTyping] = useState(false);
  // The chosen category's name in the box is not a search: all others are offered again.
  const wanted = typed === category?.name && !isTyping ? '' : typed;
  const { found, nearest } = matchCategories(categories, wanted);
  // Who has typed a whole name is offered only longer ones, so that no list covers what is below.
  const isNamed = isTyping && category !== undefined;
  const offered = isNamed
    ? found.filter(({ slug, name }) => slug !== chosen && startsWith(name, typed))
    : found;

  function type(text: string) {
    setTyped(text);
    setIsTyping(true);
    const named = categories.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
    onChoose(named?.slug ?? '');
  }

  return (
    <CategoryBox
      label={t.categoryLabel}
      name="category-search"
      typed={typed}
      offered={{ found: offered, nearest: isNamed ? [] : nearest }}
      hint={category?.meaning ?? hintFor(found.length)}
      error={error}
      onType={type}
      onChoose={({ slug, name }) => {
        setTyped(name);
        onChoose(slug, found.length === 0 ? typed : '');
      }}
      onFocusChange={() => setIsTyping(false)}
    />
  );
}

type MoreCategoriesFieldProps = {
  categories: CategoryChoice[];
  /** The slug of the main category, which is none of these. */
  main: string;
  /** Slugs, in the order of choosing. */
  chosen: string[];
  error: string | undefined;
  onChange: (slugs: string[]) => void;
};

/** What a business is besides its main category. */
export function MoreCategoriesField(props: MoreCategoriesFieldProps) {
  const { categories, main, chosen, error, onChange } = props;
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLFieldSetElement>(null);
  const own = chosen.filter((slug) => slug !== main);
  const isFull = own.length >= maxMoreCategories;
  const others = categories.filter(({ slug }) => ![main, otherCategory, ...own].includes(slug));

  return (
    <fieldset ref={list} tabIndex={-1} className="min-w-0">
      <legend className="text-sm font-semibold">{t.moreCategoriesLabel}</legend>
      {own.length > 0 && (
        <ul className="mt-1 mb-3 border-t border-rule">
          {own.map((slug) => {
            const name = categories.find((category) => category.slug === slug)?.name ?? slug;
            return (
              <li key={slug} className="flex items-center gap-4 border-b border-rule">
                <span className="grow wrap-anywhere">{name}</span>
                <button
                  className="link-quiet min-h-11 text-sm font-semibold"
                  type="button"
                  aria-label={t.removeCategory({ name })}
                  onClick={() => {
                    onChange(own.filter((other) => other !== slug));
                    list.current?.focus(); // the button goes
                  }}
                >
                  {t.remove}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {isFull ? (
        <p className="mt-1 text-xs text-soft">{t.moreCategoriesFull}</p>
      ) : (
        <CategoryBox
          label={t.addCategoryLabel}
          isLabelHidden
          name="more-categories-search"
          typed={typed}
          offered={matchCategories(others, typed)}
          hint={t.moreCategoriesHint}
          error={error}
          onType={setTyped}
          onChoose={({ slug }) => {
            setTyped('');
            onChange([...own, slug]);
            if (own.length + 1 >= maxMoreCategories) list.current?.focus(); // the box goes
          }}
        />
      )}
    </fieldset>
  );
}

type CategoryBoxProps = {
  label: string;
  isLabelHidden?: boolean;
  name: string;
  typed: string;
  offered: CategoryMatches;
  hint: string;
  error: string | undefined;
  onType: (text: string) => void;
  onChoose: (category: CategoryChoice) => void;
  onFocusChange?: () => void;
};

/** The box in which categories are searched. */
function CategoryBox(props: CategoryBoxProps) {
  const {
    label,
    isLabelHidden = false,
    name,
    typed,
    offered,
    hint,
    error,
    onType,
    onChoose,
  } = props;
  const id = useId();
  return (
    <div>
      {!isLabelHidden && (
        <p className="text-sm font-semibold" aria-hidden="true">
          {label}
        </p>
      )}
      <div
        className={`relative mt-1 rounded-control border-[1.5px] bg-raised ${error ? 'border-accent' : 'border-rule-strong'}`}
      >
        <Combobox
          name={name}
          label={label}
          placeholder={t.categoryPlaceholder}
          isLabelHidden
          maxLength={60}
          value={typed}
          groups={[
            { name: t.categoriesGroup, options: offered.found.map(toOption) },
            { name: t.nearestCategoriesGroup, options: offered.nearest.map(toOption) },
          ].filter(({ options }) => options.length > 0)}
          isInvalid={error !== undefined}
          describedBy={`${id}-meaning ${id}-error`}
          onType={onType}
          onChoose={onChoose}
          onFocusChange={props.onFocusChange ?? (() => undefined)}
        />
      </div>
      <p className="mt-1 min-h-[1lh] text-xs text-soft" id={`${id}-meaning`}>
        {hint}
      </p>
      {error && (
        <p className="mt-1 text-sm font-medium text-accent" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

function startsWith(name: string, text: string): boolean {
  return name.toLowerCase().startsWith(text.trim().toLowerCase());
}

function hintFor(count: number): string {
  return count === 0 ? t.categoryNotFound : t.categoryHint;
}

function toOption(category: CategoryChoice) {
  const hint = category.synonyms.slice(0, 3).join(', ') || null;
  return { id: category.slug, label: category.name, hint, choice: category, remove: null };
}
