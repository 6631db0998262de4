import { useId, useState } from 'react';
import { SortHandle, sortableItem } from '#app/components/ui/sort-handle.tsx';
import { formatPrice } from '#app/domain/business/business-labels.ts';
import { parsePrice, writePrice } from '#app/domain/business/parse-price.ts';
import type { ServiceInput } from '#app/domain/submission/submission.ts';
import * as t from '#app/messages/components/editors.tsx';

type ServiceItemProps = {
  service: ServiceInput;
  index: number;
  count: number;
  onChange: (service: ServiceInput) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** The fields of one service: name, price and details. */
export function ServiceItem({
  service,
  index,
  count,
  onChange,
  onMove,
  onRemove,
}: ServiceItemProps) {
  const id = useId();
  const [price, setPrice] = useState(() => service.price_input ?? writePrice(service));
  const problem = findPriceProblem(service);
  const { name, description, price_unit } = service;
  const label = name.trim() || `service ${index + 1}`;

  function typePrice(typed: string) {
    setPrice(typed);
    const { price_input: _, ...before } = service;
    const parsed = parsePrice(typed);
    if (parsed === null) {
      const none = { min_price_cents: null, max_price_cents: null };
      return onChange({ ...before, ...none, price_input: typed });
    }
    onChange({ ...before, ...parsed, price_unit: parsed.price_unit ?? price_unit });
  }

  function typeUnit(typed: string) {
    // A unit typed with the price moves to its own field.
    if (service.price_input === undefined) setPrice(writePrice(service));
    onChange({ ...service, price_unit: typed || null });
  }

  return (
    <li className="flex gap-2 border-b border-rule bg-paper py-4" {...sortableItem}>
      <SortHandle name={`${label}, ${index + 1} of ${count}`} index={index} onMove={onMove} />
      <div className="grid min-w-0 grow gap-3 sm:grid-cols-[2fr_1fr_1fr]">
        <Field label={t.serviceLabel} id={`${id}-name`}>
          <input
            className={input}
            id={`${id}-name`}
            maxLength={140}
            value={name}
            onChange={(event) => onChange({ ...service, name: event.target.value })}
          />
        </Field>
        <Field label={t.priceLabel} id={`${id}-price`}>
          <input
            className={`${input} ${problem ? 'border-accent' : ''}`}
            id={`${id}-price`}
            placeholder={t.pricePlaceholder}
            maxLength={40}
            value={price}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : `${id}-said`}
            onChange={(event) => typePrice(event.target.value)}
          />
          <p className="text-sm font-medium text-accent" id={`${id}-problem`} role="status">
            {problem}
          </p>
        </Field>
        <Field label={t.unitLabel} id={`${id}-unit`}>
          <input
            className={input}
            id={`${id}-unit`}
            placeholder={t.unitPlaceholder}
            maxLength={30}
            value={price_unit ?? ''}
            onChange={(event) => typeUnit(event.target.value)}
          />
        </Field>
        <div className="sm:col-span-3">
          <Field label={t.serviceDescriptionLabel} id={`${id}-description`}>
            <input
              className={input}
              id={`${id}-description`}
              maxLength={520}
              value={description ?? ''}
              onChange={(event) =>
                onChange({ ...service, description: event.target.value || null })
              }
            />
          </Field>
        </div>
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-soft sm:col-span-3">
          <span id={`${id}-said`} role="status">
            {!problem && t.servicePreview({ service: formatPrice(service) })}
          </span>
          <button className="link-quiet ml-auto min-h-11" type="button" onClick={onRemove}>
            {t.removeService}
            <span className="sr-only"> {label}</span>
          </button>
        </p>
      </div>
    </li>
  );
}

function findPriceProblem(service: ServiceInput): string | null {
  const { price_input, min_price_cents, price_unit } = service;
  if (price_input !== undefined) return t.priceInvalid;
  if (min_price_cents === null && price_unit) return t.priceMissing;
  return null;
}

type FieldProps = { label: string; id: string; children: React.ReactNode };

function Field({ label, id, children }: FieldProps) {
  return (
    <div>
      <label className="block text-sm font-semibold" htmlFor={id}>
        {label}
      </label>
      {children}
    </div>
  );
}

const input =
  'mt-1 block min-h-11 w-full rounded-control border-[1.5px] border-rule-strong bg-raised px-3';
