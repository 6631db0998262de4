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
