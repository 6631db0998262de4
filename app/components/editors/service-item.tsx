import { useId, useState } from 'react';
import { SortHandle, sortableItem } from '#app/components/ui/sort-handle.tsx';
import type { Service } from '#app/domain/business/business.ts';
import { formatPrice } from '#app/domain/business/format-price.ts';
import { parsePrice, writePrice } from '#app/domain/business/parse-price.ts';

type ServiceItemProps = {
  service: Service;
  index: number;
  count: number;
  onChange: (service: Service) => void;
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
  const [price, setPrice] = useState(() => writePrice(service));
  const isPrice = parsePrice(price) !== null;
  const { name, description, price_unit } = service;
  const label = name.trim() || `service ${index + 1}`;

  function typePrice(typed: string) {
    setPrice(typed);
    const parsed = parsePrice(typed) ?? { least_price_cents: null, most_price_cents: null };
    const unit = parsed.least_price_cents === null ? null : price_unit;
    onChange({ ...service, ...parsed, price_unit: unit });
  }

  return (
    <li className="flex gap-2 border-b border-rule bg-paper py-4" {...sortableItem}>
      <SortHandle name={`${label}, ${index + 1} of ${count}`} index={index} onMove={onMove} />
      <div className="grid min-w-0 grow gap-3 sm:grid-cols-[2fr_1fr_1fr]">
        <Field label="Service" id={`${id}-name`}>
          <input
            className={input}
            id={`${id}-name`}
            maxLength={140}
            value={name}
            onChange={(event) => onChange({ ...service, name: event.target.value })}
          />
        </Field>
        <Field label="Price in dollars" id={`${id}-price`}>
          <input
            className={`${input} ${isPrice ? '' : 'border-accent'}`}
            id={`${id}-price`}
            placeholder="45 or 45-80"
            maxLength={40}
            value={price}
            aria-invalid={isPrice ? undefined : true}
            aria-describedby={`${id}-said`}
            onChange={(event) => typePrice(event.target.value)}
          />
        </Field>
        <Field label="Per (optional)" id={`${id}-unit`}>
          <input
            className={input}
            id={`${id}-unit`}
            placeholder="hour, person"
            maxLength={30}
            disabled={service.least_price_cents === null}
            value={price_unit ?? ''}
            onChange={(event) => onChange({ ...service, price_unit: event.target.value || null })}
          />
        </Field>
        <div className="sm:col-span-3">
          <Field label="What is in it (optional)" id={`${id}-description`}>
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
            {isPrice
              ? `Visitors read: ${formatPrice(service)}`
              : 'Please enter a price like 45, from 45 or 45-80'}
          </span>
          <button className="link-quiet ml-auto min-h-11" type="button" onClick={onRemove}>
            Remove<span className="sr-only"> {label}</span>
          </button>
        </p>
      </div>
    </li>
  );
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
  'mt-1 block min-h-11 w-full rounded-control border-[1.5px] border-rule-strong bg-raised px-3 disabled:opacity-60';
