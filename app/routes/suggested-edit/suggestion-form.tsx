import {
  type FormEvent,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { whenIdle } from '#app/browser/start/page-lifecycle.ts';
import { AddressFields } from '#app/components/editors/address-fields.tsx';
import { FieldList, useFieldDraft } from '#app/components/editors/field-list.tsx';
import { loadEditors } from '#app/components/editors/listing-fields.tsx';
import { PublicListingForm } from '#app/components/editors/listing-form.tsx';
import { useLocatedAddress } from '#app/components/editors/place-editor.tsx';
import { findPublicListings } from '#app/components/listing/find-to-pick.ts';
import { ListingPicker } from '#app/components/listing/listing-picker.tsx';
import { DraftNotice } from '#app/components/ui/draft-notice.tsx';
import { TextArea, TextField } from '#app/components/ui/text-field.tsx';
import type { CategoryChoice } from '#app/domain/business/business-calls.ts';
import { type Content, emptyContent } from '#app/domain/submission/submission.ts';
import * as t from '#app/messages/routes/suggested-edit.tsx';
import type { ProblemKind } from './send-suggestion.ts';
import {
  deleteSuggestionDraft,
  type Entered,
  findSuggestionDraft,
  nothingEntered,
  saveSuggestionDraft,
} from './suggestion-draft.ts';

const loadSending = () => import('./send-suggestion.ts');
const loadAccountDialog = () => import('#app/components/account/account-dialog.tsx');
/** Only people without a session see it, when they send. */
const AccountDialog = lazy(async () => ({ default: (await loadAccountDialog()).AccountDialog }));

/** While there is a connection: a browser tries to load a module once, and not again when it failed. */
const loadLater = () =>
  void Promise.all([loadSending(), loadEditors(), loadAccountDialog()]).catch(() => undefined);

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
  const { details, place, entered, open, change, draftedAt, discard } = useEntered(
    listing.slug,
    content,
  );
  const { way, opened, other, link, note } = entered;
  const { city, state } = listing;
  const findNear = useCallback(
    (text: string) => findPublicListings(text, `${city}, ${state}`),
    [city, state],
  );
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [isSigningIn, setIsSigningIn] = useState(false);
  const isMounted = useRef(false);
  const form = way === 'moved' ? place : details;
  const { errors } = form.draft;
  const address = useLocatedAddress(details.draft.content);

  useEffect(() => whenIdle(loadLater), []);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);

  async function send() {
    const { sendSuggestion } = await loadSending();
    const outcome = await sendSuggestion(
      { way, draft: form.draft, opened, other: other?.slug ?? null },
      { id, businessId: listing.id, link, note },
    );
    if (outcome.kind === 'sent') {
      deleteSuggestionDraft(listing.slug);
      return isMounted.current ? navigate(`/suggested-edits/${id}`) : undefined;
    }
    if (outcome.kind === 'signed_out') return setIsSigningIn(true);
    if (outcome.kind === 'problem') return setProblem(outcome.text);
    form.refuse(outcome.errors);
  }

  async function sendOnce() {
    if (isSending) return;
    setIsSending(true);
    setProblem('');
    form.refuse({});
    await send().catch(() => setProblem(t.unreachable));
    setIsSending(false);
  }

  function recordText({ target }: FormEvent) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const { name, value } = target;
    if (name === 'link' || name === 'note') change({ [name]: value });
  }

  return (
    <div className="mt-6 max-w-2xl" onInput={recordText}>
      {draftedAt !== null && <DraftNotice changedAt={draftedAt} onDiscard={discard} />}
      <PublicListingForm
        form={form}
        button={t.send}
        isSending={isSending}
        onSubmit={() => void sendOnce()}
      >
        <WayChoice way={way} onChoose={(chosenWay) => change({ way: chosenWay })} />
        {way === 'fields' && (
          <FieldList
            form={details}
            context={{ categories, today, timeZone: null, address }}
            opened={opened}
            onOpen={open}
          />
        )}
        {way === 'moved' && (
          <fieldset className="grid gap-5">
            <legend className="mb-3 text-title">{t.newAddress}</legend>
            <AddressFields values={place.draft.content} errors={place.draft.errors} />
          </fieldset>
        )}
        {way === 'duplicate' && (
          <ListingPicker
            key={draftedAt}
            name="duplicate_of"
            label={t.otherListingLabel}
            find={findNear}
            without={listing.slug}
            start={other}
            error={errors.duplicate_of}
            onChoose={(found) => change({ other: found })}
          />
        )}
        <TextField
          key={`link ${draftedAt}`}
          name="link"
          label={t.linkLabel}
          hint={t.linkHint}
          type="url"
          inputMode="url"
          maxLength={500}
          defaultValue={link}
          error={errors.link}
        />
        <TextArea
          key={`note ${draftedAt}`}
          name="note"
          label={t.noteLabel}
          hint={t.noteHint}
          rows={3}
          maxLength={1000}
          defaultValue={note}
          error={errors.note}
        />
        {problem && (
          <p className="font-medium text-accent" role="alert">
            {problem}
          </p>
        )}
      </PublicListingForm>
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
    </div>
  );
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

/**
 * Holds what was entered, also on this device until it is sent or discarded. A draft is filled in
 * after hydration, because the page is the same for everybody.
 */
function useEntered(slug: string, content: Content) {
  const details = useFieldDraft(content);
  const place = useFieldDraft(emptyContent);
  const [others, setOthers] = useState<Omit<Entered, 'changes' | 'place'>>(nothingEntered);
  const [draftedAt, setDraftedAt] = useState<string | null>(null);
  const [isRestored, setIsRestored] = useState(false);
  const entered: Entered = { ...others, changes: details.changes, place: place.changes };
  /** A field that was only opened makes no draft. */
  const text = JSON.stringify({ ...entered, opened: [] });
  const known = useRef(text);

  function show({ changes, place: moved, ...rest }: Entered, changedAt: string | null) {
    setOthers(rest);
    details.start(changes);
    place.start(moved);
    setDraftedAt(changedAt);
  }
  const isHydrated = useHydrated();
  if (isHydrated && !isRestored) {
    setIsRestored(true);
    const found = findSuggestionDraft(slug);
    if (found !== null) show(found.entered, found.changedAt);
  }
  const store = useEffectEvent(() => saveSuggestionDraft(slug, entered));
  useEffect(() => {
    if (known.current === text) return;
    known.current = text;
    store();
  }, [text]);

  return {
    details,
    place,
    entered,
    /** When the draft that is shown was changed, ISO time; null for none. */
    draftedAt,
    open: (field: string) =>
      setOthers((before) => ({ ...before, opened: [...new Set([...before.opened, field])] })),
    change: (part: Partial<Entered>) => setOthers((before) => ({ ...before, ...part })),
    discard: () => {
      known.current = JSON.stringify(nothingEntered);
      deleteSuggestionDraft(slug);
      show(nothingEntered, null);
    },
  };
}
