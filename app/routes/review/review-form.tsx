import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { TextForm } from '#app/components/signed-in/text-form.tsx';
import { useFieldError } from '#app/components/ui/field-errors.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { linkTo } from '#app/components/ui/link-to.tsx';
import { SelectField } from '#app/components/ui/select-field.tsx';
import type { ReviewFormData } from '#app/domain/review/review.ts';
import { formatMonth, toIsoDate } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/review.tsx';

type ReviewFormProps = { reviewForm: ReviewFormData; today: Date };

/** The review's fields, with a draft on this device. `?stars=` of the address chooses the stars. */
export function ReviewForm({ reviewForm, today }: ReviewFormProps) {
  const { listing, review, author_name } = reviewForm;
  const [stars] = useSearchParams();
  return (
    <div className="mt-6">
      <TextForm
        intent="save"
        button={review ? t.saveChanges : t.publish}
        name={`review.${listing.slug}`}
        revision={review?.revision ?? 0}
        values={{
          rating: stars.get('stars') ?? String(review?.rating ?? ''),
          body: review?.body ?? '',
          visited_on: review?.visited_on?.slice(0, 10) ?? '',
        }}
        id={review?.id}
        about={{ businessId: listing.id }}
        label={t.title}
        hint={t.bodyHint}
        rows={7}
        maxLength={5000}
        before={({ rating }, errors) => <StarsField defaultValue={rating} error={errors.rating} />}
        after={({ visited_on }) => (
          <SelectField
            name="visited_on"
            label={t.visitedOn}
            options={listMonths(today, visited_on)}
            defaultValue={visited_on}
          />
        )}
        note={t.shownAs({
          name: <bdi>{author_name}</bdi>,
          account: linkTo('/account-settings'),
          rules: linkTo('/content-policy#reviews'),
        })}
      />
    </div>
  );
}

type StarsFieldProps = { defaultValue: string; error: string | undefined };

function StarsField({ defaultValue, error: message }: StarsFieldProps) {
  const id = useId();
  const error = useFieldError(message, { name: 'rating', label: t.stars });
  const [chosen, setChosen] = useState(Number(defaultValue));
  return (
    <fieldset
      role="radiogroup"
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="text-sm font-semibold">{t.rating}</legend>
      <div className="mt-1 flex items-center">
        {t.starNames.map((name, index) => (
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
          {t.starNames[chosen - 1]}
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
    toIsoDate(Date.UTC(today.getFullYear(), today.getMonth() - index)),
  );
  if (chosen !== '' && !months.includes(chosen)) months.push(chosen);
  return [['', t.noMonth], ...months.map((month): [string, string] => [month, formatMonth(month)])];
}
