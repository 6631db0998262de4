import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { whenIdle } from '#app/browser/start/when-idle.ts';
import { AddressFields } from '#app/components/editors/address-fields.tsx';
import { TextArea } from '#app/components/ui/text-area.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import type { CategoryChoice } from '#app/domain/business/business-calls.ts';
import type { Content } from '#app/domain/submission/submission.ts';
import * as t from '#app/messages/routes/suggested-edit.tsx';
import { FieldList, loadFieldEditor } from './field-list.tsx';
import { ListingSearch } from './listing-search.tsx';
import type { FieldErrors, Way } from './send-suggestion.ts';

const loadSending = () => import('./send-suggestion.ts');
const loadAccountDialog = () => import('#app/components/account/account-dialog.tsx');
/** Only people without a session see it, when they send. */
const AccountDialog = lazy(async () => ({ default: (await loadAccountDialog()).AccountDialog }));

/** While there is a connection: a browser tries to load a module once, and not again when it failed. */
const loadLater = () =>
  void Promise.all([loadSending(), loadFieldEditor(), loadAccountDialog()]).catch(() => undefined);

const ways: Record<Way, string> = {
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
  const [way, setWay] = useState<Way>('fields');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<Partial<Content>>({});
  const [texts, setTexts] = useState<Partial<Record<string, string>>>({});
  const [other, setOther] = useState<string | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
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

  function noteInput({ target }: FormEvent) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const { name, value } = target;
    if (target.type === 'radio' || name === '') return;
    setTexts((before) => ({ ...before, [name]: value }));
  }

  async function send() {
    const { sendSuggestion } = await loadSending();
    const { link = '', note = '' } = texts;
    // A new address is entered into empty fields.
    const { street = '', city = '', state = '', zip_code = '' } = texts;
    const moved = { ...edited, street, city, state, zip_code };
    const outcome = await sendSuggestion(
      { way, content, edited: way === 'moved' ? moved : edited, opened, other },
      { id, businessId: listing.id, link, note },
    );
    if (outcome.kind === 'sent') return navigate(`/suggested-edits/${id}`);
    if (outcome.kind === 'signed-out') return setIsSigningIn(true);
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
      <form
        ref={form}
        className="mt-6 grid max-w-2xl gap-6"
        noValidate
        onInput={noteInput}
        onSubmit={(event) => {
          event.preventDefault();
          void sendOnce();
        }}
      >
        <WayChoice way={way} onChoose={setWay} />
        {way === 'fields' && (
          <FieldList
            content={content}
            edited={edited}
            categories={categories}
            today={today}
            errors={errors}
            opened={opened}
            onOpen={(field) => setOpened((before) => new Set(before).add(field))}
            onChange={(part) => setChosen((before) => ({ ...before, ...part }))}
          />
        )}
        {way === 'moved' && (
          <fieldset className="grid gap-5">
            <legend className="mb-3 text-title">{t.newAddress}</legend>
            <AddressFields errors={errors} />
          </fieldset>
        )}
        {way === 'duplicate' && (
          <ListingSearch
            near={`${listing.city}, ${listing.state}`}
            without={listing.slug}
            error={errors.duplicate_of}
            onChoose={setOther}
          />
        )}
        <TextField
          name="link"
          label={t.linkLabel}
          hint={t.linkHint}
          type="url"
          inputMode="url"
          maxLength={500}
          error={errors.link}
        />
        <TextArea
          name="note"
          label={t.noteLabel}
          hint={t.noteHint}
          rows={3}
          maxLength={1000}
          error={errors.note}
        />
        {problem && (
          <p className="font-medium text-accent" role="alert">
            {problem}
          </p>
        )}
        <button
          className="button-solid waits justify-self-start"
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

type WayChoiceProps = { way: Way; onChoose: (way: Way) => void };

function WayChoice({ way, onChoose }: WayChoiceProps) {
  return (
    <fieldset>
      <legend className="text-title">{t.whatIsWrong}</legend>
      <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {Object.entries(ways).map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              className="size-5 shrink-0 accent-(--accent)"
              type="radio"
              name="way"
              value={value}
              checked={way === value}
              onChange={() => onChoose(value as Way)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
