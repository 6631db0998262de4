import { useId, useState } from 'react';
import { useFound } from '#app/components/search/use-found.ts';
import { Combobox } from '#app/components/ui/combobox.tsx';
import { useFieldError } from '#app/components/ui/field-errors.ts';
import * as t from '#app/messages/components/listing-picker.ts';

/** A listing to choose; `hint` tells it from others of its name. */
export type PickedListing = { slug: string; name: string; hint: string };

type ListingPickerProps = {
  /** Of the hidden field with the slug of the chosen listing. */
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Who is found by a text: must be the same function each time. */
  find: (text: string) => Promise<PickedListing[]>;
  /** Chosen at first. */
  start?: PickedListing | null;
  /** Slug of the listing that is not offered. */
  without?: string;
  /** What is chosen, if it is no listing: over those found, and where none is. */
  names?: { many: string; none: string };
  /** Called with the chosen listing, or with null once the text changes. */
  onChoose?: (listing: PickedListing | null) => void;
  /** Whether it is empty again after a choice, which `onChoose` takes. */
  isCleared?: boolean;
};

/**
 * Chooses a listing: by what `find` takes, which is the same at every place where one is chosen. The only listing
 * that a text finds needs no choice. A form gets the slug as `name`, and the text as `name` with `_text`.
 */
export function ListingPicker({ name, label, hint, find, without, ...props }: ListingPickerProps) {
  const { many = t.listings, none = t.noListing } = props.names ?? {};
  const id = useId();
  const error = useFieldError(props.error, { name: `${name}_text`, label });
  const [chosen, setChosen] = useState(props.start ?? null);
  const [typed, setTyped] = useState(props.start?.name ?? '');
  const { found, state } = useFound(chosen ? '' : typed, find);
  const offered = (found ?? []).filter(({ slug }) => slug !== without);
  const only = state === 'found' && offered.length === 1 ? offered[0] : undefined;

  function choose(listing: PickedListing | null) {
    setChosen(props.isCleared ? null : listing);
    props.onChoose?.(listing);
  }

  return (
    <div>
      <input type="hidden" name={name} value={(chosen ?? only)?.slug ?? ''} />
      <div
        className={`relative rounded-card border-[1.5px] bg-raised ${error ? 'border-accent' : 'border-rule-strong'}`}
      >
        <Combobox
          name={`${name}_text`}
          label={label}
          placeholder=""
          isLabelHidden={false}
          maxLength={160}
          value={typed}
          groups={
            offered.length === 0
              ? []
              : [{ name: many, options: offered.map((one) => toOption(one)) }]
          }
          isInvalid={error !== undefined}
          describedBy={`${id}-about`}
          onType={(text) => {
            setTyped(text);
            if (chosen) choose(null);
          }}
          onChoose={(listing) => {
            setTyped(props.isCleared ? '' : listing.name);
            choose(listing);
          }}
          onFocusChange={() => undefined}
        />
      </div>
      <div id={`${id}-about`}>
        <p className="mt-1 text-xs text-soft" role="status">
          {describe({ state, chosen: chosen ?? only, hint, none, count: offered.length })}
        </p>
        {error && <p className="mt-1 text-sm font-medium text-accent">{error}</p>}
      </div>
    </div>
  );
}

function toOption(listing: PickedListing) {
  const { slug, name, hint } = listing;
  return { id: slug, label: name, hint, choice: listing, remove: null };
}

type Described = {
  state: ReturnType<typeof useFound>['state'];
  chosen: PickedListing | undefined;
  hint: string | undefined;
  none: string;
  count: number;
};

function describe({ state, chosen, hint, none, count }: Described): string | undefined {
  if (chosen) return `${chosen.name}, ${chosen.hint}`;
  if (state === 'failed') return t.searchFailed;
  return state === 'found' && count === 0 ? none : hint;
}
