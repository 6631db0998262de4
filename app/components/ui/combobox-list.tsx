export type ComboboxOption = {
  /** Unique within the list; part of a DOM id. */
  id: string;
  kind: 'business' | 'category' | 'place';
  label: string;
  hint: string | null;
  /** What choosing it stands for: a slug, or a place as one would type it. */
  value: string;
};

export type ComboboxGroup = { name: string; options: ComboboxOption[] };

type ComboboxListProps = {
  id: string;
  label: string;
  groups: ComboboxGroup[];
  activeId: string | null;
  onChoose: (option: ComboboxOption) => void;
};

/** The suggestions under a combobox, in named groups. */
export function ComboboxList({ id, label, groups, activeId, onChoose }: ComboboxListProps) {
  return (
    <div
      id={`${id}-list`}
      className="absolute inset-x-0 top-full z-40 mt-2 max-h-[min(26rem,60vh)] min-w-64 overflow-y-auto rounded-card border-[1.5px] border-ink bg-raised p-2 text-left shadow-float"
      role="listbox"
      aria-label={`Suggestions: ${label}`}
    >
      {groups.map((group) => (
        <div key={group.name} role="group" aria-labelledby={`${id}-${group.name}`}>
          <div
            id={`${id}-${group.name}`}
            className="kicker px-3 pt-2 pb-1 text-faint"
            role="presentation"
          >
            {group.name}
          </div>
          {group.options.map((option) => (
            // Keys are the text box's: it keeps the focus, as the pattern has it.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={option.id}
              id={`${id}-${option.id}`}
              className="flex min-h-11 cursor-pointer items-baseline gap-x-3 rounded-tag px-3 py-2 hover:bg-sunk aria-selected:bg-ink aria-selected:text-paper forced-colors:aria-selected:outline-2"
              role="option"
              tabIndex={-1}
              aria-selected={option.id === activeId}
              // A press would take the focus away before the click.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
            >
              <span className="font-medium">{option.label}</span>
              {option.hint && (
                <span className="ml-auto text-right text-xs opacity-80">{option.hint}</span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
