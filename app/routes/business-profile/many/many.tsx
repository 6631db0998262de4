import { type ReactNode, useReducer, useState } from 'react';
import { Link } from 'react-router';
import { triggerMails } from '#app/browser/beacons.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { notifyFailure } from '#app/browser/toasts/notify-failure.ts';
import { BeforeAndAfter, fieldLabels, showValue } from '#app/components/editing/show-value.tsx';
import { changeDraft, startDraft } from '#app/components/editors/listing-draft.ts';
import { ListingFields, loadEditors } from '#app/components/editors/listing-fields.tsx';
import { PublicListingForm } from '#app/components/editors/listing-form.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { confirmListings, undoConfirmations } from '#app/domain/business/business-calls.ts';
import {
  changeManyListings,
  findEditableValues,
  type ListingChange,
} from '#app/domain/editing/editing-calls.ts';
import type { EditableListing } from '#app/domain/editing/editing-schema.ts';
import { planChanges, reverse } from '#app/domain/editing/plan-changes.ts';
import { parseFields } from '#app/domain/submission/listing-rules.ts';
import { type Content, emptyContent } from '#app/domain/submission/submission.ts';
import { isUuid, toIsoDate } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/business-profile/many.ts';
import { formatList } from '#app/messages/sentences.ts';
import type { Route } from './+types/many';
import { findFilled, type Kind, kinds } from './plan-changes.ts';

export const handle = { isPrivate: true, title: t.title } satisfies SignedInHandle;

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const ids = (url.searchParams.get('ids') ?? '').split(',').filter(isUuid).slice(0, 200);
  const [listings] = await Promise.all([
    ids.length === 0 ? [] : findEditableValues(context.get(signedInContext), ids),
    loadEditors('hours', 'days'),
  ]);
  return { listings, today: toIsoDate(new Date()) };
}

type Choice = Kind | 'confirm';

const choices: Record<Choice, string> = {
  hours: t.hours,
  days: t.days,
  phone: t.phone,
  links: t.links,
  confirm: t.confirm,
};
const abouts: Partial<Record<Choice, string>> = {
  hours: t.hoursAbout,
  days: t.daysAbout,
  links: t.linksAbout,
};

/** What was done, and what takes it back. */
type Done = { text: string; undo?: () => void };

/** Changes one thing of many listings: what each gets is shown before, and can be taken back. */
export default function EditMany({ loaderData }: Route.ComponentProps) {
  const { today } = loaderData;
  const [listings, setListings] = useState(loaderData.listings);
  const [choice, setChoice] = useState<Choice>('hours');
  const [draft, dispatch] = useReducer(changeDraft, emptyContent, (base) => startDraft(base));
  const [planned, setPlanned] = useState<ListingChange[] | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = {
    draft,
    enter: (part: Partial<Content>) => {
      setPlanned(null);
      dispatch({ type: 'enter', part });
    },
    fill: (part: Partial<Content>) => dispatch({ type: 'fill', part }),
  };

  if (listings.length === 0) return <p className="mt-6">{t.listingsNotFound}</p>;

  function preview() {
    if (choice === 'confirm') return;
    const names = findFilled(choice, draft.content);
    const given = Object.fromEntries(names.map((name) => [name, draft.content[name]]));
    const { isValid, values, errors } = parseFields(given);
    if (!isValid) return dispatch({ type: 'refuse', errors });
    setPlanned(planChanges(listings, values));
  }

  async function save(changes: ListingChange[], isUndo: boolean) {
    setBusy(true);
    const db = await openSession().catch(() => null);
    const outcome = db && (await changeManyListings({ db }, changes));
    const ids = listings.map(({ id }) => id);
    const now = db && outcome?.ok ? await findEditableValues({ db }, ids).catch(() => null) : null;
    setBusy(false);
    if (!outcome?.ok) return notifyFailure('saveFailed', outcome?.reason ?? 'unreachable');
    triggerMails();
    if (now) setListings(now);
    const saved = new Set(outcome.value.flatMap((one) => (one.outcome === 'saved' ? one.id : [])));
    const others = new Set(changes.flatMap(({ id }) => (saved.has(id) ? [] : [id])));
    const failed = listings.filter(({ id }) => others.has(id));
    const changed = changes.filter(({ id }) => saved.has(id));
    const count = changed.length;
    setPlanned(null);
    setDone({
      text: [
        isUndo ? t.undone({ count }) : t.saved({ count }),
        failed.length > 0 ? t.notSaved({ names: formatList(failed.map(({ name }) => name)) }) : '',
      ].join(' '),
      ...(!isUndo && count > 0 && { undo: () => void save(reverse(changed), true) }),
    });
  }

  async function confirm(isUndo: boolean) {
    setBusy(true);
    const db = await openSession().catch(() => null);
    const ids = listings.map(({ id }) => id);
    const outcome =
      db && (await (isUndo ? undoConfirmations({ db }, listings) : confirmListings({ db }, ids)));
    setBusy(false);
    if (!outcome?.ok) return notifyFailure('saveFailed', outcome?.reason ?? 'unreachable');
    setDone(
      isUndo
        ? { text: t.unconfirmed }
        : { text: t.confirmed({ count: outcome.value }), undo: () => void confirm(true) },
    );
  }

  return (
    <div className="mt-4 mb-12 max-w-3xl">
      <p className="text-soft">
        {t.chosen({ count: listings.length, names: listNames(listings) })}
      </p>
      <fieldset className="mt-6">
        <legend className="text-title">{t.whatToChange}</legend>
        <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
          {Object.entries(choices).map(([value, label]) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="choice"
                checked={choice === value}
                onChange={() => {
                  setChoice(value as Choice);
                  setPlanned(null);
                }}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="mt-4 mb-5 text-soft">
        {choice === 'confirm' ? t.confirmAbout({ count: listings.length }) : abouts[choice]}
      </p>
      {choice === 'confirm' ? (
        <button
          className="button-solid"
          type="button"
          aria-disabled={isBusy}
          onClick={() => isBusy || void confirm(false)}
        >
          {t.confirmButton({ count: listings.length })}
        </button>
      ) : (
        <PublicListingForm
          key={choice}
          form={form}
          button={t.preview}
          isSending={isBusy}
          onSubmit={preview}
        >
          <ListingFields
            names={kinds[choice].fields}
            form={form}
            context={{ categories: [], today, timeZone: null }}
          />
        </PublicListingForm>
      )}
      <p className="mt-4 font-medium" role="status">
        {done?.text}{' '}
        {done?.undo && (
          <button
            className="link-quiet min-h-11 font-semibold"
            type="button"
            onClick={() => isBusy || done.undo?.()}
          >
            {t.undo}
          </button>
        )}
      </p>
      {choice === 'confirm' && (
        <PreviewList listings={listings}>
          {({ values }) =>
            confirmedFields.map((name) => (
              <p key={name} className="whitespace-pre-line">
                <span className="text-sm text-soft">{fieldLabels[name]}</span>{' '}
                {showValue(name, values[name])}
              </p>
            ))
          }
        </PreviewList>
      )}
      {planned && (
        <Preview
          planned={planned}
          listings={listings}
          isBusy={isBusy}
          onSave={() => isBusy || void save(planned, false)}
        />
      )}
      <Link className="link-quiet mt-6 inline-flex min-h-11 items-center" to="/business-profile">
        {t.backToListings}
      </Link>
    </div>
  );
}

/** The first of different names: those of a chain are called the same. */
function listNames(listings: EditableListing[]): string {
  const names = [...new Set(listings.map(({ name }) => name))];
  return formatList([...names.slice(0, 5), ...(names.length > 5 ? [t.others] : [])]);
}

/** What counts as confirmed. */
const confirmedFields = ['opening_hours', 'phone', 'street', 'website'] as const;

type PreviewListProps = {
  listings: EditableListing[];
  children: (listing: EditableListing) => ReactNode;
};

function PreviewList({ listings, children }: PreviewListProps) {
  return (
    <ul className="mt-3 mb-5 border-t border-ink">
      {listings.map((listing) => (
        <li key={listing.id} className="border-b border-rule py-3">
          <p className="font-semibold wrap-anywhere">
            {listing.name}, {listing.city}
          </p>
          {children(listing)}
        </li>
      ))}
    </ul>
  );
}

type PreviewProps = {
  planned: ListingChange[];
  listings: EditableListing[];
  isBusy: boolean;
  onSave: () => void;
};

/** What each listing has now and gets. */
function Preview({ planned, listings, isBusy, onSave }: PreviewProps) {
  const count = planned.length;
  const changes = new Map(planned.map(({ id, new_values }) => [id, new_values]));
  return (
    <section className="mt-8" aria-labelledby="preview">
      <h2 className="text-title" id="preview">
        {t.previewTitle}
      </h2>
      {count === 0 && <p className="mt-2">{t.nothingToChange}</p>}
      <PreviewList listings={listings.filter(({ id }) => changes.has(id))}>
        {({ id, values }) =>
          Object.entries(changes.get(id) ?? {}).map(([name, value]) => (
            <div key={name}>
              <p className="text-sm text-soft">{fieldLabels[name]}</p>
              <BeforeAndAfter field={name} before={values[name as 'phone']} after={value} />
            </div>
          ))
        }
      </PreviewList>
      {count > 0 && count < listings.length && (
        <p className="mb-4 text-soft">{t.unchanged({ count: listings.length - count })}</p>
      )}
      {count > 0 && (
        <button className="button-solid" type="button" aria-disabled={isBusy} onClick={onSave}>
          {t.save({ count })}
        </button>
      )}
    </section>
  );
}
