import { useState } from 'react';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { areShortcutsOn, chooseShortcuts, shortcutKeys } from './use-shortcuts.ts';

type ShortcutHelpProps = { isOpen: boolean; onOpen: () => void; onClose: () => void };

/** The dialog that lists the keyboard shortcuts and can switch them off, and its button. */
export function ShortcutHelp({ isOpen, onOpen, onClose }: ShortcutHelpProps) {
  return (
    <>
      <button className="link-quiet min-h-11 text-sm" type="button" onClick={onOpen}>
        Keyboard shortcuts
      </button>
      {isOpen && <ShortcutDialog onClose={onClose} />}
    </>
  );
}

function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(areShortcutsOn);
  return (
    <Dialog title="Keyboard shortcuts" onCancel={onClose}>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        {Object.entries(shortcutKeys).map(([key, words]) => (
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
          className="size-5 accent-ink"
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
