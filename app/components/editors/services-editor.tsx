import { useEffect, useRef, useState } from 'react';
import { moveItem } from '#app/components/ui/sort-handle.tsx';
import type { ServiceInput } from '#app/domain/submission/submission.ts';
import * as t from '#app/messages/components/editors.tsx';
import { ServiceItem } from './service-item.tsx';

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
