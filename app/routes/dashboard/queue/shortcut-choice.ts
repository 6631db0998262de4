const storageKey = 'mainstreet.queue-shortcuts';

/** Whether single keys do something on this device; they do unless somebody has switched them off. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

/** Where storage is forbidden it cannot be kept. */
export function chooseShortcuts(isOn: boolean) {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {}
}
