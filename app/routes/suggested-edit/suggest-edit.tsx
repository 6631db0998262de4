import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { data, Link, redirect, useNavigate } from 'react-router';
import { triggerMails } from '#app/browser/beacons.ts';
import { useHydrated } from '#app/browser/hydration.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { sessionStore } from '#app/browser/session/session-store.ts';
import { nameSuggested } from '#app/components/suggested-edit/suggested-value.tsx';
import { showValue } from '#app/components/editing/show-value.tsx';
import { AddressFields } from '#app/components/editors/address-fields.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { privateMeta } from '#app/components/site/page-meta.ts';
import { TextArea } from '#app/components/ui/text-area.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { servicesContext } from '#app/context.ts';
import { findBusiness } from '#app/domain/business/business.server.ts';
import { findCategories } from '#app/domain/business/business-calls.ts';
import { findLocalDate } from '#app/domain/business/open-state.ts';
import { suggestEdit } from '#app/domain/suggested-edit/suggested-edit-calls.ts';
import {
  type Proposal,
  suggestable,
  toContent,
} from '#app/domain/suggested-edit/suggested-edit.ts';
import type { Content } from '#app/domain/submission/submission.ts';
import type { Route } from './+types/suggest-edit';
import { ListingSearch } from './listing-search.tsx';

export const handle = {} satisfies ScreenHandle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [business, categories] = await Promise.all([
    findBusiness(services, params.id),
    findCategories(services),
  ]);
  if (!business || business.status !== 'published') throw data(null, { status: 404 });
  const { id, slug, name, city, state, is_claimed, time_zone } = business;
  if (params.id !== slug) throw redirect(`/business/${slug}/suggest`, 301);
  const today = findLocalDate(time_zone, new Date()) ?? new Date().toISOString().slice(0, 10);
  const listing = { id, slug, name, city, state, isClaimed: is_claimed };
  return { listing, content: toContent(business), categories, today };
}

export function headers(): HeadersInit {
  return publicPageHeaders;
}

/** Its rules and editors come when a field is opened. */
const FieldEditor = lazy(() =>
  import('./field-editor.tsx').then(({ FieldEditor: component }) => ({ default: component })),
);
/** Only people without a session see it, when they send. */
const AccountDialog = lazy(() =>
  import('#app/components/account/account-dialog.tsx').then(({ AccountDialog: component }) => ({
    default: component,
  })),
);

const ways = {
  fields: 'Something on its page is wrong',
  closed: 'It has closed for good',
  moved: 'It has moved',
  duplicate: 'It is listed twice',
};
type Way = keyof typeof ways;

/** Suggests other values for a listing; open to everybody, who sign in when they send. */
export default function SuggestEdit({ loaderData }: Route.ComponentProps) {
  const { listing, content, categories, today } = loaderData;
  const { slug, name, city, state, isClaimed } = listing;
  const navigate = useNavigate();
  const [id] = useState(() => crypto.randomUUID());
  const [way, setWay] = useState<Way>('fields');
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [proposed, setProposed] = useState<Partial<Content>>({});
  const [texts, setTexts] = useState<Partial<Record<string, string>>>({});
  const [other, setOther] = useState<string | null>(null);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  const propose = (part: Partial<Content>) => setProposed((before) => ({ ...before, ...part }));

  function noteInput({ target }: FormEvent) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const { name: field, value } = target;
    if (target.type === 'radio' || field === '') return;
    setTexts((before) => ({ ...before, [field]: value }));
  }

  /** Returns what is proposed, checked by the rules of listings; null after showing what is wrong. */
  async function readProposal(): Promise<Proposal | null> {
    if (way === 'closed') return { status: { kind: 'closed' } };
    if (way === 'duplicate') {
      if (other !== null) return { duplicate_of: other };
      setErrors({ duplicate_of: 'Please choose the other listing' });
      return null;
    }
    const { parseFields } = await import('#app/domain/submission/listing-rules.ts');
    const { street = '', city: town = '', state: code = '', zip_code = '' } = texts;
    const address = { street, city: town, state: code, zip_code };
    const names = suggestable.flatMap(([field, all]) => (opened.includes(field) ? all : []));
    const edited = { ...content, ...proposed, ...texts };
    const given =
      way === 'moved' ? address : Object.fromEntries(names.map((field) => [field, edited[field]]));
    const { isValid, values, errors: found } = parseFields(given, content);
    setErrors(found);
    if (!isValid) return null;
    return way === 'moved'
      ? { status: { kind: 'moved', place: values as typeof address } }
      : values;
  }

  async function send() {
    setProblem('');
    setErrors({});
    const proposal = await readProposal();
    if (proposal === null) return;
    if (Object.keys(proposal).length === 0) {
      return setProblem('Open what is wrong, and enter what is right.');
    }
    if (sessionStore.get().status !== 'signed-in') return setIsAsking(true);
    const db = await openSession();
    const { link = '', note = '' } = texts;
    const outcome = await suggestEdit({ db }, { id, businessId: listing.id, proposal, link, note });
    if (outcome.ok && outcome.outcome === 'sent') {
      triggerMails();
      return navigate(`/suggested-edits/${id}`);
    }
    if (outcome.ok) return setProblem(obstacles[outcome.outcome as keyof typeof obstacles]);
    if (outcome.reason === 'session-ended') return setIsAsking(true);
    if (outcome.reason === 'invalid') return setErrors({ [outcome.field]: 'Please correct this' });
    setProblem(outcome.reason === 'too-many' ? tooMany : unreachable);
  }

  async function sendOnce() {
    if (isSending) return;
    setIsSending(true);
    await send().catch(() => setProblem(unreachable));
    setIsSending(false);
  }

  const isHydrated = useHydrated();
  return (
    // At least as high as the window, so that later content moves no visible footer.
    <div className="shell min-h-svh py-10 sm:py-14">
      <PageHeading className="max-w-[24ch] wrap-anywhere">{name}: suggest an edit</PageHeading>
      <p className="mt-2 max-w-[60ch] text-soft">
        {city}, {state}.{' '}
        {isClaimed
          ? 'The owner is asked first, for seven days; then an admin decides.'
          : 'An admin checks it before the page changes.'}
      </p>
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
        <fieldset>
          <legend className="text-title">What is wrong?</legend>
          <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
            {Object.entries(ways).map(([value, label]) => (
              <label key={value} className="flex min-h-11 items-center gap-3">
                <input
                  className="size-5 shrink-0 accent-(--accent)"
                  type="radio"
                  name="way"
                  value={value}
                  checked={way === value}
                  onChange={() => setWay(value as Way)}
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        {way === 'fields' && (
          <div className="border-t border-ink">
            {suggestable.map(([field]) => (
              <details
                key={field}
                className="border-b border-rule"
                onToggle={({ currentTarget }) =>
                  setOpened((before) =>
                    currentTarget.open
                      ? [...before, field]
                      : before.filter((open) => open !== field),
                  )
                }
              >
                <summary className="grid min-h-11 cursor-pointer gap-x-6 py-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
                  <span className="font-semibold">{nameSuggested(field)}</span>
                  <span className="line-clamp-3 wrap-anywhere whitespace-pre-line text-soft">
                    {field === 'category'
                      ? categories.find((category) => category.slug === content.category)?.name
                      : showPresent(field, content)}
                  </span>
                </summary>
                {opened.includes(field) && (
                  <div className="grid gap-5 pt-2 pb-5">
                    <Suspense fallback={<p role="status">Loading…</p>}>
                      <FieldEditor
                        field={field}
                        content={{ ...content, ...proposed, ...texts }}
                        categories={categories}
                        today={today}
                        errors={errors}
                        onChange={propose}
                      />
                    </Suspense>
                  </div>
                )}
              </details>
            ))}
          </div>
        )}
        {way === 'moved' && (
          <div className="grid gap-5">
            <p className="text-soft">Its new address:</p>
            <AddressFields errors={errors} />
          </div>
        )}
        {way === 'duplicate' && (
          <ListingSearch
            near={`${city}, ${state}`}
            without={slug}
            error={errors.duplicate_of}
            onChoose={setOther}
          />
        )}
        <TextField
          name="link"
          label="A link that shows it (optional)"
          hint="For example its own website or a post."
          type="url"
          inputMode="url"
          maxLength={500}
          error={errors.link}
        />
        <TextArea
          name="note"
          label="How do you know? (optional)"
          hint="The owner and our admins read this, and not your name."
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
          {isSending ? 'One moment…' : 'Send it'}
        </button>
      </form>
      <noscript>
        <p className="mt-4">Suggesting an edit needs JavaScript.</p>
      </noscript>
      <p className="mt-4">
        <Link className="link-quiet inline-flex min-h-11 items-center" to={`/business/${slug}`}>
          Back to the listing
        </Link>
      </p>
      {isAsking && (
        <Suspense>
          <AccountDialog
            onSignedIn={() => {
              setIsAsking(false);
              void sendOnce();
            }}
            onCancel={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

const obstacles = {
  nothing: 'The page says so already. Please change what is wrong.',
  own: 'You manage this listing, so you can edit it yourself.',
  unconfirmed:
    'Please confirm your email address first. The link is in the email that we sent when you signed up.',
  unlisted: 'This listing has closed or moved meanwhile.',
};
const tooMany =
  'You have sent many suggestions today, or many are waiting for this listing. Please try again tomorrow.';
const unreachable = 'We could not reach the directory. Please check your connection and try again.';

/** Returns today's value of a field as text. */
function showPresent(field: string, content: Content): string {
  if (field !== 'address') return showValue(field, content[field as keyof Content]);
  const { street, city, state, zip_code } = content;
  return showValue(field, { street, city, state, zip_code, location: null });
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData ? privateMeta(`Suggest an edit of ${loaderData.listing.name}`) : [];
}
