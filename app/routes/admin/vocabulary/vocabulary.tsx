import { Link, redirect, useFetcher, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { CsvFile, type CsvTable } from '#app/components/admin/csv-file.tsx';
import { statusFilter } from '#app/components/admin/names/name-kinds.ts';
import { newEntryLabels, vocabularyLabels } from '#app/components/admin/vocabulary-labels.ts';
import { RecordList } from '#app/components/list/record-list.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { settle } from '#app/components/signed-in/screen-part.tsx';
import {
  SignedInForm,
  signedInForm,
  signedInForms,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { findErrors, refused } from '#app/components/ui/form-answer.ts';
import { answerFailure } from '#app/components/ui/run-form.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { findCategories } from '#app/domain/business/business-calls.ts';
import { findUnmetDemand } from '#app/domain/demand/demand-calls.ts';
import { readTextParam } from '#app/domain/search-params/search-params.ts';
import { isNameOf } from '#app/domain/text/text.ts';
import { changeVocabulary, findVocabulary } from '#app/domain/vocabulary/vocabulary-calls.ts';
import {
  comparePhrases,
  splitPhrases,
  type VocabularyKind,
  vocabularyKinds,
  type VocabularyRow,
} from '#app/domain/vocabulary/vocabulary.ts';
import type { Route } from './+types/vocabulary';
import { addCandidate, Candidates } from './candidates.tsx';
import { readAllEntries } from './read-all-entries.ts';

export const handle = { isPrivate: true, title: 'Search words' } satisfies SignedInHandle;

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const kind = readKind(url.searchParams);
  const q = readTextParam(url.searchParams, 'q') ?? '';
  const after = readTextParam(url.searchParams, 'after') ?? '';
  const isRetired = url.searchParams.get('status') === 'retired';
  const person = context.get(signedInContext);
  const [page, demand, categories] = await Promise.all([
    settle(findVocabulary(person, { kind, q, after, isRetired })),
    settle(findUnmetDemand(person, null)),
    findCategories(person).catch(() => []),
  ]);
  return { page, demand, categories };
}

const add = signedInForm(
  z.object({
    kind: z.enum(vocabularyKinds),
    key: z.string().check(z.trim(), z.minLength(1, 'A name is required')),
    phrases: z.string(),
  }),
  async ({ db }, { kind, key, phrases }) => {
    const outcome = await changeVocabulary({ db }, { kind, key, added: splitPhrases(phrases) });
    if (outcome.ok) throw redirect(entryAddress(kind, key));
    if (outcome.reason === 'refused') return refused('key', { key: 'We do not know this one' });
    return answerFailure('saveFailed', outcome.reason);
  },
);

export const clientAction = signedInForms({ add, candidate: addCandidate });

function readKind(params: URLSearchParams): VocabularyKind {
  const kind = params.get('kind') ?? '';
  return isNameOf(vocabularyLabels, kind) ? kind : 'synonym';
}

function entryAddress(kind: VocabularyKind, key: string): string {
  return `/dashboard/vocabulary/${kind}/${encodeURIComponent(key)}`;
}

/** What words mean in searches: the entries of a kind, each with its phrases. */
export default function Vocabulary({
  loaderData: { page, demand, categories },
}: Route.ComponentProps) {
  const [params] = useSearchParams();
  const kind = readKind(params);
  return (
    <>
      <p className="mt-3 mb-6 max-w-2xl text-lg text-soft">
        The words that search understands beside names. Searches follow a change within a minute.
      </p>
      <RecordList
        label="Find search words"
        search={{ label: 'Name or phrase', hint: 'Like “bistro”' }}
        filters={[
          {
            name: 'kind',
            label: 'Kind',
            options: Object.entries(vocabularyLabels).map(
              ([name, text]) => [name === 'synonym' ? '' : name, text] as const,
            ),
          },
          ...(kind === 'feature' || kind === 'brand' ? [statusFilter] : []),
        ]}
        of={page.of}
        failed="We could not load the search words."
        read={({ entries, next }) => ({ rows: entries, next })}
        keyOf={({ key }) => key}
        columns={[
          {
            name: 'Name',
            cell: ({ key, name }: VocabularyRow) => (
              <Link className="link-quiet font-semibold" to={entryAddress(kind, key)}>
                {name}
              </Link>
            ),
          },
          { name: 'Phrases', cell: ({ phrases }: VocabularyRow) => phrases.join(', ') || '–' },
        ]}
        empty="No search words match."
        tools={<CsvFile key={kind} {...vocabularyTable(kind)} />}
      />
      {params.size === 0 && <Candidates demand={demand} categories={categories} />}
      {newEntryLabels[kind] && <NewEntry key={kind} kind={kind} label={newEntryLabels[kind]} />}
    </>
  );
}

/** The entries of a kind as a file, with their phrases. */
function vocabularyTable(kind: VocabularyKind): CsvTable {
  return {
    fileName: `search-words-${kind}.csv`,
    columns: ['key', 'phrases'],
    required: ['key', 'phrases'],
    find: async (db) =>
      (await readAllEntries(db, kind)).map(({ key, phrases }) => ({
        key,
        phrases: phrases.join(';'),
      })),
    save: (db, { key = '', phrases = '' }, before) =>
      changeVocabulary({ db }, { kind, key, ...comparePhrases(before?.phrases ?? '', phrases) }),
  };
}

function NewEntry({ kind, label }: { kind: VocabularyKind; label: string }) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  return (
    <TitledSection id="new" title="Add" headingClass="text-section">
      <div className="mt-3 max-w-xl">
        <SignedInForm fetcher={fetcher} intent="add" button="Add">
          <input type="hidden" name="kind" value={kind} />
          <TextField name="key" label={label} autoComplete="off" error={errors.key} />
          <TextField
            name="phrases"
            label="Phrases"
            hint="Several are separated by commas"
            autoComplete="off"
            error={errors.phrases}
          />
        </SignedInForm>
      </div>
    </TitledSection>
  );
}
