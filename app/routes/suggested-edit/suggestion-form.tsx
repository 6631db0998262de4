import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { whenIdle } from '#app/browser/start/page-lifecycle.ts';
import { AddressFields } from '#app/components/editors/address-fields.tsx';
import { DraftNotice } from '#app/components/ui/draft-notice.tsx';
import type { FormErrors } from '#app/components/ui/form-answer.ts';
import { TextArea, TextField } from '#app/components/ui/text-field.tsx';
import { SlowNote } from '#app/components/ui/unsent-note.tsx';
import type { CategoryChoice } from '#app/domain/business/business-calls.ts';
import type { Content } from '#app/domain/submission/submission.ts';
import * as t from '#app/messages/routes/suggested-edit.tsx';
import type { ProblemKind } from './send-suggestion.ts';
import {
  deleteSuggestionDraft,
  type Entered,
  findSuggestionDraft,
  nothingEntered,
  saveSuggestionDraft,
} from './suggestion-draft.ts';
import { FieldList, loadFieldEditor, ListingSearch } from './suggestion-fields.tsx';

const loadSending = () => import('./send-suggestion.ts');
const loadAccountDialog = () => import('#app/components/account/account-dialog.tsx');
/** Only people without a session see it, when they send. */
const AccountDialog = lazy(async () => ({ default: (await loadAccountDialog()).AccountDialog }));

/** While there is a connection: a browser tries to load a module once, and not again when it failed. */
const loadLater = () =>
  void Promise.all([loadSending(), loadFieldEditor(), loadAccountDialog()]).catch(() => undefined);

const ways: Record<ProblemKind, string> = {
  fields: t.wayFields,
  closed: t.wayClosed,
  moved: t.wayMoved,
  duplicate: t.wayDuplicate,
};

type SuggestionFormProps = {
  listing: { id: string; slug: string; city: string; state: string };
  /** The listing's present values. */
  content: Content;
  categories: CategoryChoice[];
  /** Today at the listing, 'YYYY-MM-DD'. */
  today: string;
};

/** The form of a suggestion, which asks for an account only when it is sent. */
export function SuggestionForm({ listing, content, categories, today }: SuggestionFormProps) {
  const navigate = useNavigate();
  const [id] = useState(() => crypto.randomUUID());
  const { entered, open, change, formKey, draftedAt, discard } = useEntered(listing.slug);
  const { way, opened, chosen, texts, other } = entered;
  const [errors, setErrors] = useState<FormErrors>({});
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [isSigningIn, setIsSigningIn] = useState(false);
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const edited = { ...content, ...chosen, ...texts };

  useEffect(() => whenIdle(loadLater), []);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  }, [errors]);

  function recordInput({ target }: FormEvent) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const { name, value } = target;
    if (target.type === 'radio' || name === '') return;
    change(({ texts: before }) => ({ texts: { ...before, [name]: value } }));
  }

  async function send() {
    const { sendSuggestion } = await loadSending();
    const { link = '', note = '' } = texts;
    // A new address is entered into empty fields.
    const { street = '', city = '', state = '', zip_code = '' } = texts;
    const moved = { ...edited, street, city, state, zip_code };
    const outcome = await sendSuggestion(
      {
        way,
        content,
        edited: way === 'moved' ? moved : edited,
        opened,
        other: other?.slug ?? null,
      },
      { id, businessId: listing.id, link, note },
    );
    if (outcome.kind === 'sent') {
      deleteSuggestionDraft(listing.slug);
      const hasLeft = form.current === null;
      return hasLeft ? undefined : navigate(`/suggested-edits/${id}`);
    }
    if (outcome.kind === 'signed_out') return setIsSigningIn(true);
    if (outcome.kind === 'invalid') return setErrors(outcome.errors);
    setProblem(outcome.text);
  }

  async function sendOnce() {
    if (isSending) return;
    setIsSending(true);
    setProblem('');
    setErrors({});
    await send().catch(() => setProblem(t.unreachable));
    setIsSending(false);
  }

  return (
    <>
      <div className="mt-6">
        {draftedAt !== null && <DraftNotice changedAt={draftedAt} onDiscard={discard} />}
      </div>
      <form
        key={formKey}
        ref={form}
        className="grid max-w-2xl grid-cols-1 gap-6"
        noValidate
        onInput={recordInput}
        onSubmit={(event) => {
          event.preventDefault();
          void sendOnce();
        }}
      >
        <WayChoice way={way} onChoose={(chosenWay) => change(() => ({ way: chosenWay }))} />
        {way === 'fields' && (
          <FieldList
            content={content}
            edited={edited}
            categories={categories}
            today={today}
            errors={errors}
            opened={opened}
            onOpen={open}
            onChange={(part) =>
              change(({ chosen: before }) => ({ chosen: { ...before, ...part } }))
            }
          />
        )}
        {way === 'moved' && (
          <fieldset className="grid gap-5">
            <legend className="mb-3 text-title">{t.newAddress}</legend>
            <AddressFields
              values={{ street: '', city: '', state: '', zip_code: '', ...texts }}
              errors={errors}
            />
          </fieldset>
        )}
        {way === 'duplicate' && (
          <ListingSearch
            near={`${listing.city}, ${listing.state}`}
            without={listing.slug}
            start={other?.text ?? ''}
            error={errors.duplicate_of}
            onChoose={(found) => change(() => ({ other: found }))}
          />
        )}
        <TextField
          name="link"
          label={t.linkLabel}
          hint={t.linkHint}
          type="url"
          inputMode="url"
          maxLength={500}
          defaultValue={texts.link}
          error={errors.link}
        />
        <TextArea
          name="note"
          label={t.noteLabel}
          hint={t.noteHint}
          rows={3}
          maxLength={1000}
          defaultValue={texts.note}
          error={errors.note}
        />
        {problem && (
          <p className="font-medium text-accent" role="alert">
            {problem}
          </p>
        )}
        <SlowNote isSending={isSending} hasInput />
        <button
          className="button-solid pending-button justify-self-start"
          type="submit"
          disabled={!isHydrated}
          aria-disabled={isSending || undefined}
        >
          {isSending ? t.sending : t.send}
        </button>
      </form>
      {isSigningIn && (
        <Suspense>
          <AccountDialog
            onSignedIn={() => {
              setIsSigningIn(false);
              void sendOnce();
            }}
            onCancel={() => setIsSigningIn(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * Holds what was entered, also on this device until it is sent or discarded. A draft is filled in
 * after hydration, because the page is the same for everybody.
 */
function useEntered(slug: string) {
  const [entered, setEntered] = useState(nothingEntered);
  const [draftedAt, setDraftedAt] = useState<string | null>(null);
  /** Another one makes the inputs show what they begin with. */
  const [formKey, setFormKey] = useState(0);

  const isHydrated = useHydrated();
  const [isRestored, setIsRestored] = useState(false);
  if (isHydrated && !isRestored) {
    setIsRestored(true);
    const draft = findSuggestionDraft(slug);
    if (draft !== null) {
      setEntered(draft.entered);
      setDraftedAt(draft.changedAt);
      setFormKey(1);
    }
  }

  return {
    entered,
    formKey,
    /** When the draft that is shown was changed, ISO time; null for none. */
    draftedAt,
    /** A field that was only opened makes no draft. */
    open: (field: string) =>
      setEntered((before) => ({ ...before, opened: [...new Set([...before.opened, field])] })),
    change: (getPart: (before: Entered) => Partial<Entered>) =>
      setEntered((before) => {
        const after = { ...before, ...getPart(before) };
        saveSuggestionDraft(slug, after);
        return after;
      }),
    discard: () => {
      deleteSuggestionDraft(slug);
      setEntered(nothingEntered);
      setDraftedAt(null);
      setFormKey((key) => key + 1);
    },
  };
}

type WayChoiceProps = { way: ProblemKind; onChoose: (way: ProblemKind) => void };

function WayChoice({ way, onChoose }: WayChoiceProps) {
  return (
    <fieldset>
      <legend className="text-title">{t.whatIsWrong}</legend>
      <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {Object.entries(ways).map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="way"
              value={value}
              checked={way === value}
              onChange={() => onChoose(value as ProblemKind)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
