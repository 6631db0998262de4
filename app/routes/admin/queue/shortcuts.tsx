import { useState, type RefObject, useEffect } from 'react';
import { readStoredText, storeText } from '#app/browser/storage/stored.ts';
import { dismissOutdated, notify } from '#app/browser/toasts/toast-store.ts';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { isNameOf } from '#app/domain/text/text.ts';
import * as adminToasts from '#app/messages/admin-toasts.ts';
import type { Outcomes } from './kinds/kind.ts';

type ShortcutHelpProps = {
  isOpen: boolean;
  /** Of the item on the screen; absent on the list. */
  outcomes?: Outcomes;
  onOpen: () => void;
  onClose: () => void;
};

/** The dialog that lists the keyboard shortcuts and can switch them off, and its button. */
export function ShortcutHelp({ isOpen, outcomes, onOpen, onClose }: ShortcutHelpProps) {
  return (
    <>
      <button className="link-quiet min-h-11 text-sm" type="button" onClick={onOpen}>
        Keyboard shortcuts
      </button>
      {isOpen && <ShortcutDialog outcomes={outcomes} onClose={onClose} />}
    </>
  );
}

type ShortcutDialogProps = { outcomes: Outcomes | undefined; onClose: () => void };

function ShortcutDialog({ outcomes, onClose }: ShortcutDialogProps) {
  const [isOn, setOn] = useState(areShortcutsOn);
  return (
    <Dialog title="Keyboard shortcuts" onCancel={onClose}>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        {Object.entries(nameKeys(outcomes)).map(([key, words]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-block min-w-8 rounded-control border-[1.5px] border-rule-strong px-2 text-center">
                {key}
              </kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-5 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            chooseShortcuts(target.checked);
            setOn(target.checked);
          }}
        />
        Use these keys on this device
      </label>
      <button className="button-solid mt-3" type="button" onClick={onClose}>
        Close
      </button>
    </Dialog>
  );
}

const storageKey = 'mainstreet.queue-shortcuts';

/** Returns whether single-key shortcuts are on for this device; on by default. */
function areShortcutsOn(): boolean {
  return readStoredText('localStorage', storageKey) !== 'off';
}

/** Without local storage the choice cannot be stored. */
function chooseShortcuts(isOn: boolean) {
  storeText('localStorage', storageKey, isOn ? null : 'off');
}

type Shortcuts = Partial<Record<ShortcutKey, () => void>>;

type ShortcutKey = 'j' | 'k' | 'x' | 'a' | 'r' | 'z' | '?';

/** Returns the keys' actions, as the dialog lists them. */
function nameKeys(outcomes?: Outcomes): Record<ShortcutKey, string> {
  return {
    j: 'Next',
    k: 'Previous',
    x: 'Select in the list; with Shift and a click, all up to there',
    a: outcomes?.approve.act ?? 'First outcome of an open item',
    r: `${outcomes?.refuse.act ?? 'Second outcome of an open item'}: write the reason`,
    z: 'Undo the last decision',
    '?': 'Show these shortcuts',
  };
}

/** Says why a key does nothing here. */
export function notifyBlocked(why: string) {
  dismissOutdated();
  notify(adminToasts.keyBlocked, why);
}

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
      const action = isNameOf(shortcuts, key) ? shortcuts[key] : undefined;
      if (action === undefined) return;
      event.preventDefault();
      action();
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

type ListKeys = { onSelect: (id: string) => void; onUndo: () => void };

/** `j` and `k` move the focus through the links of a list, `x` selects; `?` opens the help. */
export function useListKeys(list: RefObject<HTMLElement | null>, { onSelect, onUndo }: ListKeys) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  function move(by: 1 | -1) {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('li a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const next = links[at === -1 ? 0 : at + by];
    if (next) return next.focus();
    notifyBlocked(by === 1 ? 'This is the last item.' : 'This is the first item.');
  }
  const openFirst = () => notifyBlocked('Open an item to decide it.');
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    x: () => {
      const line = document.activeElement?.closest<HTMLElement>('[data-item]');
      if (line?.dataset.item) return onSelect(line.dataset.item);
      notifyBlocked('Move to an item first.');
    },
    z: onUndo,
    a: openFirst,
    r: openFirst,
    '?': () => setHelpOpen(true),
  });
  return { isHelpOpen, setHelpOpen };
}
