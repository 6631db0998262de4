import { type ReactNode, useId, useState } from 'react';
import { AddressFields } from '#app/components/editors/address-fields.tsx';
import { findAnyListings, findPublicListings } from '#app/components/listing/find-to-pick.ts';
import { ListingPicker } from '#app/components/listing/listing-picker.tsx';
import type { FormErrors } from '#app/components/ui/form-answer.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';

export type Kind = 'open' | 'paused' | 'closed' | 'moved';

type StatusChoiceProps = {
  kind: Kind;
  label: string;
  about: string;
  isChosen: boolean;
  onChoose: () => void;
  /** Fields shown while it is chosen. */
  children?: ReactNode;
};

export function StatusChoice(props: StatusChoiceProps) {
  const { kind, label, about, isChosen, onChoose, children } = props;
  const id = useId();
  return (
    <div className="border-b border-rule py-3">
      <div className="flex min-h-11 items-start gap-3">
        <input
          id={id}
          aria-describedby={`${id}-about`}
          className="mt-1"
          type="radio"
          name="kind"
          value={kind}
          defaultChecked={isChosen}
          onChange={onChoose}
        />
        <div>
          <label className="block font-semibold" htmlFor={id}>
            {label}
          </label>
          <p className="text-sm text-soft" id={`${id}-about`}>
            {about}
          </p>
        </div>
      </div>
      {isChosen && children && <div className="mt-3 ml-8 grid gap-4">{children}</div>}
    </div>
  );
}

type NewPlaceProps = {
  /** The slug of the listing that it has moved to; null if it has not moved. */
  movedTo: string | null;
  isAdmin: boolean;
  errors: FormErrors;
};

/**
 * Where a business has moved: to an address, now or on a day to come, or to an existing listing.
 */
export function NewPlace({ movedTo, isAdmin, errors }: NewPlaceProps) {
  const [where, setWhere] = useState(movedTo === null ? 'address' : 'listing');
  return (
    <>
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="text-sm font-semibold">{t.newPlace}</legend>
        <Where value="address" label={t.newAddress} chosen={where} onChoose={setWhere} />
        <Where value="listing" label={t.isListed} chosen={where} onChoose={setWhere} />
      </fieldset>
      {where === 'listing' ? (
        <ListingPicker
          name="moved_to"
          label={t.newListing}
          hint={t.newListingHint}
          find={isAdmin ? findAnyListings : findPublicListings}
          start={movedTo === null ? null : { slug: movedTo, name: movedTo, hint: t.isListed }}
          error={errors.moved_to}
        />
      ) : (
        <>
          <p className="text-sm text-soft">{t.newPlaceText}</p>
          <AddressFields errors={errors} />
          <DateField
            name="moves_on"
            label={t.movesOn}
            hint={t.movesOnHint}
            error={errors.moves_on}
          />
        </>
      )}
    </>
  );
}

type WhereProps = {
  value: string;
  label: string;
  chosen: string;
  onChoose: (value: string) => void;
};

function Where({ value, label, chosen, onChoose }: WhereProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="radio"
        name="where"
        value={value}
        defaultChecked={value === chosen}
        onChange={() => onChoose(value)}
      />
      {label}
    </label>
  );
}

type DateFieldProps = {
  name: string;
  label: string;
  hint: string;
  defaultValue?: string;
  error: string | undefined;
};

export function DateField({ name, label, hint, defaultValue, error }: DateFieldProps) {
  return (
    <div>
      <label className="block text-sm font-semibold" htmlFor={name}>
        {label}
      </label>
      <input
        className={`mt-1 block min-h-12 rounded-control border-[1.5px] bg-raised px-3 ${error ? 'border-accent' : 'border-rule-strong'}`}
        id={name}
        name={name}
        type="date"
        defaultValue={defaultValue}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : `${name}-hint`}
      />
      <p className="mt-1 text-xs text-soft" id={`${name}-hint`}>
        {hint}
      </p>
      {error && (
        <p className="mt-1 text-sm font-medium text-accent" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
