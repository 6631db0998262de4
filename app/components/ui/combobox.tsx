import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useState } from 'react';
import * as t from '#app/messages/components/ui.ts';
import {
  type ComboboxGroup,
  ComboboxList,
  type ComboboxOption,
  moveActive,
} from './combobox-list.tsx';

type ComboboxProps<Choice> = {
  name: string;
  label: string;
  placeholder: string;
  isLabelHidden: boolean;
  maxLength: number;
  value: string;
  groups: ComboboxGroup<Choice>[];
  /** Whether a click also opens the list of a filled box; otherwise that waits for typing. */
  opensFilled?: boolean;
  isInvalid?: boolean;
  /** Ids of further elements that describe the box. */
  describedBy?: string;
  /** What an assistant in the browser enters (WebMCP). */
  toolDescription?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Content at the end of the box. */
  children?: ReactNode;
  onType: (value: string) => void;
  onChoose: (choice: Choice) => void;
  onFocusChange: (isFocused: boolean) => void;
};

/** A text box with suggestions: the ARIA combobox pattern with a list of options below. */
export function Combobox<Choice>({ inputRef, children, ...props }: ComboboxProps<Choice>) {
  const { name, label, placeholder, isLabelHidden, maxLength, value, groups } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const options = groups.flatMap((group) => group.options);
  const active = options.findIndex((option) => option.id === activeId);
  const isShown = isOpen && options.length > 0;

  // Applies focus and input from before hydration.
  useEffect(() => {
    const box = document.querySelector<HTMLInputElement>(`#${CSS.escape(`${id}-input`)}`);
    if (!box || document.activeElement !== box) return;
    props.onFocusChange(true);
    if (box.value === value) return;
    props.onType(box.value);
    setIsOpen(true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page works
  }, []);

  function close() {
    setIsOpen(false);
    setActiveId(null);
  }

  function choose(option: ComboboxOption<Choice>) {
    close();
    props.onChoose(option.choice);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      close();
      return;
    }
    if (event.key === 'Enter') {
      const option = isShown ? options[active] : undefined;
      if (!option) {
        close();
        return;
      }
      event.preventDefault();
      choose(option);
      return;
    }
    const removed = isShown && event.key === 'Delete' ? options[active]?.remove : undefined;
    if (removed) {
      event.preventDefault();
      removed();
      setActiveId(options[active + 1]?.id ?? null);
      return;
    }
    const next = moveActive({ key: event.key, active, count: options.length, isShown });
    if (next === null) return;
    event.preventDefault();
    setIsOpen(true);
    setActiveId(options[next]?.id ?? null);
  }

  return (
    <div className="combobox box-focus min-w-0 rounded-card">
      <label
        className={isLabelHidden ? 'sr-only' : 'kicker block px-4 pt-2.5 text-faint'}
        htmlFor={`${id}-input`}
      >
        {label}
      </label>
      <div className="relative">
        <input
          ref={inputRef}
          id={`${id}-input`}
          className={`block w-full min-w-0 h-12 bg-transparent outline-none placeholder:text-faint ${isLabelHidden ? 'px-3 text-base' : 'px-4 pb-1.5 text-lg'} ${children ? 'pr-10 lg:pr-8' : ''}`}
          type="text"
          name={name}
          value={value}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          aria-invalid={props.isInvalid ? true : undefined}
          aria-describedby={props.describedBy}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          {...{ toolparamdescription: props.toolDescription }}
          aria-controls={isShown ? `${id}-list` : undefined}
          aria-activedescendant={isShown && active >= 0 ? `${id}-${activeId}` : undefined}
          onChange={(event) => {
            setIsOpen(true);
            setActiveId(null);
            props.onType(event.target.value);
          }}
          onClick={() => (value === '' || props.opensFilled) && setIsOpen(true)}
          onKeyDown={handleKey}
          onFocus={() => props.onFocusChange(true)}
          onBlur={() => {
            close();
            props.onFocusChange(false);
          }}
        />
        {children}
      </div>
      {isShown && (
        <ComboboxList id={id} label={label} groups={groups} activeId={activeId} onChoose={choose} />
      )}
      <p className="sr-only" role="status">
        {isShown && t.suggestionsCount({ count: options.length })}
        {isShown && options.some(({ remove }) => remove !== null) && t.suggestionsDelete}
      </p>
    </div>
  );
}
