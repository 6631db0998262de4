import { useEffect } from 'react';
import { areShortcutsOn } from './shortcut-choice.ts';

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
