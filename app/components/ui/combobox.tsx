import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { ComboboxList, type ComboboxGroup, type ComboboxOption } from './combobox-list.tsx';
import { moveActive } from './move-active.ts';

type ComboboxProps = {
  name: string;
  label: string;
  placeholder: string;
  isLabelHidden: boolean;
  maxLength: number;
  value: string;
  groups: ComboboxGroup[];
  isInvalid?: boolean;
  /** Ids of what else is read out with the box. */
  describedBy?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Stands at the end of the box. */
  children?: ReactNode;
  onType: (value: string) => void;
  onChoose: (option: ComboboxOption) => void;
  onFocusChange: (isFocused: boolean) => void;
};

/** A text box with suggestions: the ARIA combobox pattern with a list of options below. */
export function Combobox({ inputRef, children, ...props }: ComboboxProps) {
  const { name, label, placeholder, isLabelHidden, maxLength, value, groups } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const options = groups.flatMap((group) => group.options);
  const active = options.findIndex((option) => option.id === activeId);
  const isShown = isOpen && options.length > 0;

  function close() {
    setIsOpen(false);
    setActiveId(null);
  }

  function choose(option: ComboboxOption) {
    close();
    props.onChoose(option);
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
          className={`block w-full min-w-0 bg-transparent px-4 outline-none placeholder:text-faint ${isLabelHidden ? 'h-12 text-base' : 'h-12 pb-1.5 text-lg'} ${children ? 'pr-10' : ''}`}
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
          aria-controls={isShown ? `${id}-list` : undefined}
          aria-activedescendant={isShown && active >= 0 ? `${id}-${activeId}` : undefined}
          onChange={(event) => {
            setIsOpen(true);
            setActiveId(null);
            props.onType(event.target.value);
          }}
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
        {isShown &&
          `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}, use the arrow keys`}
      </p>
    </div>
  );
}
