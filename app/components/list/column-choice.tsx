import { useState } from 'react';
import { useLocation } from 'react-router';
import { readStoredText, storeText } from '#app/browser/storage/stored.ts';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import * as t from '#app/messages/components/list.ts';
import type { Column } from './list-query.ts';

const storageKey = 'mainstreet.list-columns:';

/** Returns the columns that are shown, and a setter of their names; the device stores a choice. */
export function useShownColumns<Row>(columns: Column<Row>[]) {
  const { pathname } = useLocation();
  const [names, setNames] = useState(() => {
    const stored = readStoredText('localStorage', storageKey + pathname);
    return stored?.split('\n') ?? columns.filter(({ isExtra }) => !isExtra).map(({ name }) => name);
  });
  function choose(chosen: string[]) {
    setNames(chosen);
    storeText('localStorage', storageKey + pathname, chosen.join('\n'));
  }
  const shown = columns.filter(({ name }, index) => index === 0 || names.includes(name));
  return [shown, choose] as const;
}

type ColumnChoiceProps<Row> = {
  columns: Column<Row>[];
  shown: Column<Row>[];
  onChoose: (names: string[]) => void;
};

/** Hides and shows all columns but the first; for lists that have some to add. */
export function ColumnChoice<Row>({ columns, shown, onChoose }: ColumnChoiceProps<Row>) {
  if (!columns.some(({ isExtra }) => isExtra)) return null;
  const names = shown.map(({ name }) => name);
  return (
    <Disclosure title={t.columns} titleClass="text-sm">
      <fieldset className="flex flex-wrap gap-x-5 text-sm">
        <legend className="sr-only">{t.columns}</legend>
        {columns.slice(1).map(({ name }) => (
          <label key={name} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              checked={names.includes(name)}
              onChange={({ target }) =>
                onChoose(
                  target.checked ? [...names, name] : names.filter((other) => other !== name),
                )
              }
            />
            {name}
          </label>
        ))}
      </fieldset>
    </Disclosure>
  );
}
