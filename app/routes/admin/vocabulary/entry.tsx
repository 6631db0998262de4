import { data, redirect, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { NameChanges } from '#app/components/admin/names/name-changes.tsx';
import { nameForms } from '#app/components/admin/names/name-forms.ts';
import { NameForm, NameParts } from '#app/components/admin/names/name-parts.tsx';
import { vocabularyHints, vocabularyLabels } from '#app/components/admin/vocabulary-labels.ts';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import {
  SignedInForm,
  signedInForm,
  signedInForms,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { done, findErrors, type FormAnswer, refused } from '#app/components/ui/form-answer.ts';
import { answerFailure } from '#app/components/ui/run-form.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { findNameChanges } from '#app/domain/name/name-calls.ts';
import { isNameOf } from '#app/domain/text/text.ts';
import { changeVocabulary, findVocabularyEntry } from '#app/domain/vocabulary/vocabulary-calls.ts';
import {
  splitPhrases,
  type VocabularyEntry,
  vocabularyKinds,
} from '#app/domain/vocabulary/vocabulary.ts';
import type { Route } from './+types/entry';
import { readAllEntries } from './read-all-entries.ts';

export const handle = {
  isPrivate: true,
  title: 'Search words',
  nameSubject: ({ entry }: { entry: VocabularyEntry }) => entry.name,
} satisfies SignedInHandle;

export async function clientLoader({ context, params: { kind, key } }: Route.ClientLoaderArgs) {
  const person = context.get(signedInContext);
  if (!isNameOf(vocabularyLabels, kind)) throw data(null, { status: 404 });
  const entry = await findVocabularyEntry(person, { kind, key });
  if (entry === null) throw data(null, { status: 404 });
  if (entry.key.toLowerCase() !== key.toLowerCase()) {
    throw redirect(`/dashboard/vocabulary/${kind}/${encodeURIComponent(entry.key)}`);
  }
  const [changes, features] = await Promise.all([
    findNameChanges(person, { kind, name: entry.key }),
    kind === 'feature' ? readAllEntries(person.db, kind) : [],
  ]);
  const others = features
    .filter((one) => one.key !== entry.key)
    .map((one) => [one.key, one.name] as const);
  return { entry, changes, others: kind === 'feature' ? others : null };
}

const change = signedInForm(
  z.object({
    kind: z.enum(vocabularyKinds),
    key: z.string(),
    added: z.string(),
    removed: z.string(),
  }),
  async ({ db }, { added, removed, ...entry }) => {
    const outcome = await changeVocabulary(
      { db },
      { ...entry, added: splitPhrases(added), removed: splitPhrases(removed) },
    );
    if (outcome.ok) {
      notify('saved');
      return done;
    }
    if (outcome.reason !== 'invalid') return answerFailure('saveFailed', outcome.reason);
    const sentence = outcome.hint
      ? `“${outcome.hint}” is not a phrase of at most 60 characters`
      : 'An entry has at most 300 phrases';
    return refused('added', { added: sentence });
  },
);

export const clientAction = signedInForms({ change, ...nameForms });

/** The phrases of an entry: add, remove, restore what ships, and undo a change. */
export default function Entry({ loaderData: { entry, changes, others } }: Route.ComponentProps) {
  const { kind, phrases, removed } = entry;
  const fetcher = useFetcher<FormAnswer>();
  return (
    <div className="grid grid-cols-1 gap-10">
      <p className="mt-3 -mb-4 max-w-2xl text-lg text-soft">
        {isNameOf(vocabularyLabels, kind) && vocabularyHints[kind]} Searches follow a change within
        a minute. An upgrade brings no removed phrase back.
      </p>
      <div className="max-w-xl">
        <SignedInForm fetcher={fetcher} intent="change" button="Add" resets>
          <Names entry={entry} />
          <input type="hidden" name="removed" value="" />
          <TextField
            name="added"
            label="Add phrases"
            hint="Several are separated by commas"
            autoComplete="off"
            error={findErrors(fetcher.data).added}
          />
        </SignedInForm>
      </div>
      <TitledSection id="phrases" title="Phrases" headingClass="text-section">
        <ul className="mt-3 columns-[3_16rem] gap-x-10">
          {phrases.map(({ phrase, is_own }) => (
            <li key={phrase} className="flex items-center justify-between gap-3">
              <span className="wrap-anywhere" dir="auto">
                {phrase}
                {is_own && <span className="text-sm text-soft"> · added here</span>}
              </span>
              <Change entry={entry} removed={[phrase]} button="Remove" name={phrase} />
            </li>
          ))}
        </ul>
        {phrases.length === 0 && <p className="mt-3 text-soft">No phrases yet.</p>}
      </TitledSection>
      {removed.length > 0 && (
        <TitledSection id="removed" title="Removed here" headingClass="text-section">
          <ul className="mt-3 columns-[3_16rem] gap-x-10">
            {removed.map((phrase) => (
              <li key={phrase} className="flex items-center justify-between gap-3">
                <span dir="auto">{phrase}</span>
                <Change entry={entry} added={[phrase]} button="Restore" name={phrase} />
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      {isNamed(kind) ? (
        <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
          <TitledSection id="rename" title="Rename" headingClass="text-section">
            <div className="mt-3">
              <NameForm key={entry.key} kind={kind} name={entry.key} values={{ name: entry.key }} />
            </div>
          </TitledSection>
          <NameParts
            kind={kind}
            name={entry.key}
            others={others}
            retiredAt={entry.retired_at}
            changes={changes}
          />
        </div>
      ) : (
        <NameChanges changes={changes} findAddress={() => ''} />
      )}
    </div>
  );
}

/** Whether the entry is itself a name, which is renamed, merged and retired. */
function isNamed(kind: string): kind is 'feature' | 'brand' {
  return kind === 'feature' || kind === 'brand';
}

function Names({ entry: { kind, key } }: { entry: VocabularyEntry }) {
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="key" value={key} />
    </>
  );
}

type ChangeProps = {
  entry: VocabularyEntry;
  added?: string[];
  removed?: string[];
  button: string;
  /** What the button is about, for screen readers. */
  name: string;
};

/** A button that makes one change. */
function Change({ entry, added, removed, button, name }: ChangeProps) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <SignedInForm fetcher={fetcher} intent="change" button={null}>
      <Names entry={entry} />
      <input type="hidden" name="added" value={added?.join(';') ?? ''} />
      <input type="hidden" name="removed" value={removed?.join(';') ?? ''} />
      <button
        className="link-quiet min-h-11 px-2 text-sm"
        type="submit"
        aria-label={`${button}: ${name}`}
      >
        {button}
      </button>
    </SignedInForm>
  );
}
