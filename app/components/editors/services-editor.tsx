import { useEffect, useRef, useState, useId } from 'react';
import { moveItem, SortHandle, sortableItem } from '#app/components/ui/sort-handle.tsx';
import { formatPrice } from '#app/domain/business/business-labels.ts';
import { parsePrice, writePrice } from '#app/domain/business/parse-price.ts';
import type { ServiceInput } from '#app/domain/submission/submission.ts';
import * as t from '#app/messages/components/editors.tsx';

type ServicesEditorProps = {
  value: ServiceInput[];
  error: string | undefined;
  onChange: (value: ServiceInput[]) => void;
};

/** With a React key that stays the same when it is moved. */
type Item = { key: number; service: ServiceInput };
type Removed = { item: Item; index: number };

const emptyService: ServiceInput = {
  name: '',
  description: null,
  min_price_cents: null,
  max_price_cents: null,
  price_unit: null,
};

/** Edits the services, in the order of the page. Removed ones can be restored. */
export function ServicesEditor({ value, error, onChange }: ServicesEditorProps) {
  const [items, setItems] = useState<Item[]>(() => value.map(toItem));
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const focusLast = useRef(false);

  useEffect(() => {
    if (!focusLast.current) return;
    focusLast.current = false;
    list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
  });

  function put(next: Item[]) {
    setItems(next);
    onChange(next.map(({ service }) => service));
  }

  function add() {
    focusLast.current = true;
    const key = Math.max(0, ...items.map((item) => item.key), removed?.item.key ?? 0) + 1;
    put([...items, { key, service: emptyService }]);
  }

  function move(index: number, to: number) {
    if (to < 0 || to >= items.length) return;
    put(moveItem(items, index, to));
    setAnnouncement(`${nameOf(items[index])} is ${to + 1} of ${items.length}`);
  }

  function remove(index: number) {
    const item = items[index];
    if (!item) return;
    put(items.toSpliced(index, 1));
    setRemoved({ item, index });
    setAnnouncement('');
  }

  function bringBack() {
    if (removed === null) return;
    put(items.toSpliced(removed.index, 0, removed.item));
    setRemoved(null);
    setAnnouncement(t.serviceRestored({ item: nameOf(removed.item) }));
  }

  return (
    <div>
      {error && (
        <p className="mb-3 text-sm font-medium text-accent" role="alert">
          {error}
        </p>
      )}
      <ul ref={list} className="border-t border-ink">
        {items.map(({ key, service }, index) => (
          <ServiceItem
            key={key}
            service={service}
            index={index}
            count={items.length}
            onChange={(changed) => put(items.with(index, { key, service: changed }))}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      {items.length === 0 && (
        <p className="border-b border-rule py-3 text-soft">{t.servicesEmpty}</p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <button className="button-line" type="button" onClick={add}>
          {t.addService}
        </button>
        <p className="text-sm" role="status">
          {removed === null ? (
            <span className="sr-only">{announcement}</span>
          ) : (
            t.serviceRemoved({ item: nameOf(removed.item) })
          )}
        </p>
        {removed !== null && (
          <button
            className="link-quiet min-h-11 text-sm font-semibold"
            type="button"
            onClick={bringBack}
          >
            {t.undo}
          </button>
        )}
      </div>
    </div>
  );
}

function toItem(service: ServiceInput, key: number): Item {
  return { key, service };
}

function nameOf(item: Item | undefined): string {
  return item?.service.name.trim() || t.unnamedService;
}

type ServiceItemProps = {
  service: ServiceInput;
  index: number;
  count: number;
  onChange: (service: ServiceInput) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** The fields of one service: name, price and details. */
function ServiceItem({ service, index, count, onChange, onMove, onRemove }: ServiceItemProps) {
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
    // A free or asked price has no unit: the old one was of another price.
    const old = parsed.min_price_cents ? price_unit : null;
    onChange({ ...before, ...parsed, price_unit: parsed.price_unit ?? old });
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
  if (price_input !== undefined) return t.priceInvalid({ typed: price_input.trim() });
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
