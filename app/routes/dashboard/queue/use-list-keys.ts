import { type RefObject, useState } from 'react';
import { useShortcuts } from './use-shortcuts.ts';

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
