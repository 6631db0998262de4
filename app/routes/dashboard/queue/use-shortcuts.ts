import { type RefObject, useEffect, useState } from 'react';

const storageKey = 'mainstreet.queue-shortcuts';

/** Returns whether single-key shortcuts are on for this device; on by default. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

/** Without local storage the choice cannot be stored. */
export function chooseShortcuts(isOn: boolean) {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {}
}

/** The action of each key; keys are those of `shortcutKeys`. */
export type Shortcuts = Partial<Record<ShortcutKey, () => void>>;

/** The keys' actions, as the dialog lists them. */
export const shortcutKeys = {
  j: 'Next',
  k: 'Previous',
  a: 'Approve',
  r: 'Reject: write the reason',
  '?': 'Show these shortcuts',
} as const;

export type ShortcutKey = keyof typeof shortcutKeys;

/**
 * Handles single-key shortcuts, except while somebody types, chooses or has a dialog open, and
 * where they are switched off (WCAG 2.1.4): speech input and slips must not decide anything.
 */
export function useShortcuts(shortcuts: Shortcuts) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, repeat } = event;
      if (ctrlKey || metaKey || altKey || repeat || event.defaultPrevented) return;
      if (isTaken(event.target) || !areShortcutsOn()) return;
      const act = Object.hasOwn(shortcuts, key) ? shortcuts[key as ShortcutKey] : undefined;
      if (act === undefined) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [shortcuts]);
}

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role="combobox"]') !== null)
  );
}

/** `j` and `k` move the focus through the links of a list; `?` opens the help. */
export function useListKeys(list: RefObject<HTMLElement | null>) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  function move(by: 1 | -1) {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('li a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    links[at === -1 ? 0 : at + by]?.focus();
  }
  useShortcuts({ j: () => move(1), k: () => move(-1), '?': () => setHelpOpen(true) });
  return { isHelpOpen, setHelpOpen };
}
