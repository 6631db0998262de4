import * as t from '#app/messages/components/ui.ts';
import { Icon } from './icon.tsx';

export type ComboboxOption<Choice> = {
  /** Unique within the list; part of a DOM id. */
  id: string;
  label: string;
  hint: string | null;
  /** The value passed on choosing it. */
  choice: Choice;
  /** Removes it permanently; null where users cannot. */
  remove: (() => void) | null;
};

export type ComboboxGroup<Choice> = { name: string; options: ComboboxOption<Choice>[] };

type ComboboxListProps<Choice> = {
  id: string;
  label: string;
  groups: ComboboxGroup<Choice>[];
  activeId: string | null;
  onChoose: (option: ComboboxOption<Choice>) => void;
};

/** The suggestions under a combobox, in named groups. */
export function ComboboxList<Choice>(props: ComboboxListProps<Choice>) {
  const { id, label, groups, activeId, onChoose } = props;
  return (
    <div
      id={`${id}-list`}
      className="absolute inset-x-0 top-full z-40 mt-2 max-h-[min(26rem,60vh)] min-w-64 overflow-y-auto rounded-card border-[1.5px] border-ink bg-raised p-2 text-left shadow-float"
      role="listbox"
      aria-label={t.suggestionsOf({ label })}
    >
      {groups.map((group, index) => (
        <div key={group.name} role="group" aria-labelledby={`${id}-group-${index}`}>
          <div
            id={`${id}-group-${index}`}
            className="kicker px-3 pt-2 pb-1 text-faint"
            role="presentation"
          >
            {group.name}
          </div>
          {group.options.map((option) => (
            // The text box keeps the focus and handles the keys, as in the ARIA pattern.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={option.id}
              id={`${id}-${option.id}`}
              className="flex min-h-11 cursor-pointer items-baseline gap-x-3 rounded-tag px-3 py-2 hover:bg-sunk aria-selected:bg-ink aria-selected:text-paper forced-colors:aria-selected:outline-2"
              role="option"
              tabIndex={-1}
              aria-selected={option.id === activeId}
              // A press would move the focus before the click.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
            >
              <span className="font-medium">{option.label}</span>
              {option.hint && (
                <span className="ml-auto text-right text-xs opacity-80">{option.hint}</span>
              )}
              {option.remove && <RemoveMark remove={option.remove} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** For pointers only: options may not contain buttons; keyboard users press Delete. */
function RemoveMark({ remove }: { remove: () => void }) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span
      className="-my-2 -mr-3 ml-auto grid size-11 shrink-0 place-items-center self-center rounded-tag opacity-80 hover:opacity-100"
      title={t.remove}
      aria-hidden="true"
      onClick={(event) => {
        event.stopPropagation();
        remove();
      }}
    >
      <Icon name="close" className="size-4" />
    </span>
  );
}

type Move = {
  key: string;
  /** Index of the active option, -1 while the text box is active. */
  active: number;
  count: number;
  isShown: boolean;
};

/**
 * Returns where a key moves within a combobox's options: an index, -1 for the text box, null for
 * keys that the list does not handle. Home and End move in the text until an option is active.
 */
export function moveActive({ key, active, count, isShown }: Move): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return !isShown ? 0 : active === count - 1 ? -1 : active + 1;
    case 'ArrowUp':
      return !isShown || active === -1 ? count - 1 : active - 1;
    case 'Home':
      return isShown && active >= 0 ? 0 : null;
    case 'End':
      return isShown && active >= 0 ? count - 1 : null;
    default:
      return null;
  }
}
