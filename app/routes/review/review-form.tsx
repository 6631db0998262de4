import { useEffect, useId, useRef, useState } from 'react';
import { Link, useFetcher, useSearchParams } from 'react-router';
import {
  deleteFormDraft,
  findFormDraft,
  readFormFields,
  saveFormDraft,
} from '#app/browser/storage/form-draft.ts';
import { useScreenSession } from '#app/components/signed-in/screen-session.ts';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { findErrors, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TextArea } from '#app/components/ui/text-area.tsx';
import { useFieldError } from '#app/components/ui/use-field-error.ts';
import type { Reviewing } from '#app/domain/review/review.ts';
import { formatMoment, formatMonth } from '#app/domain/text/text.ts';

type ReviewFormProps = { reviewing: Reviewing; today: Date };

/**
 * The review's fields. What is typed is stored on this device until it is published, and filled in
 * again when the screen opens. `?stars=` of the address chooses the stars.
 */
export function ReviewForm({ reviewing, today }: ReviewFormProps) {
  const { listing, review, author_name } = reviewing;
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  const owner = useScreenSession().session.userId;
  const draftName = `review.${listing.slug}`;
  const [stars] = useSearchParams();
  const [newId] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState(() => findFormDraft(draftName, owner));
  const [formKey, setFormKey] = useState(0);
  const part = useRef<HTMLDivElement>(null);
  const seen = draft?.seen ?? review?.revision ?? 0;
  const start = draft?.fields ?? {
    rating: stars.get('stars') ?? String(review?.rating ?? ''),
    body: review?.body ?? '',
    visitedOn: review?.visited_on?.slice(0, 10) ?? '',
  };

  const isDone = fetcher.data?.kind === 'done';
  useEffect(() => {
    if (isDone) deleteFormDraft(draftName);
  }, [isDone, draftName]);

  function follow() {
    const form = part.current?.querySelector('form');
    if (!form) return;
    const changedAt = new Date().toISOString();
    saveFormDraft(draftName, { owner, seen, fields: readFormFields(form), changedAt });
  }

  function discard() {
    deleteFormDraft(draftName);
    setDraft(null);
    setFormKey(formKey + 1);
  }

  return (
    <div ref={part} className="mt-6" onInput={follow}>
      {draft && !isDone && (
        <p className="mb-5 flex flex-wrap items-baseline gap-x-4 rounded-card bg-wash px-4 py-1">
          Your draft of {formatMoment(draft.changedAt)} is restored. It is not published yet.
          <button
            className="link-quiet min-h-11 text-sm font-semibold"
            type="button"
            onClick={discard}
          >
            Discard draft
          </button>
        </p>
      )}
      <SignedInForm
        key={formKey}
        fetcher={fetcher}
        intent="save"
        button={review ? 'Save changes' : 'Publish review'}
      >
        <input type="hidden" name="id" value={review?.id ?? newId} />
        <input type="hidden" name="businessId" value={listing.id} />
        <input type="hidden" name="seen" value={seen} />
        <StarsField defaultValue={start.rating ?? ''} error={errors.rating} />
        <TextArea
          name="body"
          label="Your review"
          hint="What went well, what did not, and what others should know. Up to 5,000 characters."
          rows={7}
          maxLength={5000}
          defaultValue={start.body ?? ''}
          error={errors.body}
        />
        <SelectField
          name="visitedOn"
          label="When were you there? (optional)"
          options={listMonths(today, start.visitedOn ?? '')}
          defaultValue={start.visitedOn}
        />
        <p className="text-sm text-soft">
          Shown as “<bdi>{author_name}</bdi>”, by your{' '}
          <Link className="link-quiet" to="/account-settings">
            account’s name
          </Link>
          . The{' '}
          <Link className="link-quiet" to="/content-policy#reviews">
            rules for reviews
          </Link>{' '}
          apply.
        </p>
      </SignedInForm>
    </div>
  );
}

type StarsFieldProps = { defaultValue: string; error: string | undefined };

const starNames = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'];

function StarsField({ defaultValue, error: message }: StarsFieldProps) {
  const id = useId();
  const error = useFieldError(message, { name: 'rating', label: 'Stars' });
  const [chosen, setChosen] = useState(Number(defaultValue));
  return (
    <fieldset
      role="radiogroup"
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="text-sm font-semibold">Your rating</legend>
      <div className="mt-1 flex items-center">
        {starNames.map((name, index) => (
          <label
            key={name}
            className="relative grid size-11 place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              className="absolute inset-0 size-11 cursor-pointer opacity-0"
              type="radio"
              name="rating"
              value={index + 1}
              defaultChecked={index + 1 === Number(defaultValue)}
              onChange={() => setChosen(index + 1)}
            />
            <span className="sr-only">{name}</span>
            <Icon
              name="star"
              className={`size-8 ${index < chosen ? 'text-star' : 'text-rule-strong'}`}
            />
          </label>
        ))}
        <span className="ml-3 text-soft" aria-hidden="true">
          {starNames[chosen - 1]}
        </span>
      </div>
      {error && (
        <p className="mt-1 text-sm font-medium text-accent" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The months of the last two years, newest first, and the one that is chosen. */
function listMonths(today: Date, chosen: string): [value: string, label: string][] {
  const months = Array.from({ length: 25 }, (_, index) =>
    new Date(Date.UTC(today.getFullYear(), today.getMonth() - index)).toISOString().slice(0, 10),
  );
  if (chosen !== '' && !months.includes(chosen)) months.push(chosen);
  return [
    ['', 'I would rather not say'],
    ...months.map((month): [string, string] => [month, formatMonth(month)]),
  ];
}
