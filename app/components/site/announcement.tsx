import { useEffect, useRef } from 'react';
import { storeText } from '#app/browser/storage/stored.ts';
import { dismissedKey } from '#app/config/session.ts';
import * as t from '#app/messages/components/site.tsx';
import { FromServer } from './document-scripts.tsx';

/** Maximum timer delay; a page that stays open longer keeps its banner. */
const longestMs = 2 ** 31 - 1;

/**
 * The banner's container in every page: empty and hidden until functions/pages/notices.ts
 * fills it in a served page. A dismissed banner is hidden before the first paint
 * (early-session.ts), so that nothing shifts.
 */
export function Announcement() {
  return (
    <FromServer>
      <Place />
    </FromServer>
  );
}

function Place() {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const { announcement, announcementEnds = '' } = document.documentElement.dataset;
    const [text, button] = place.current?.children ?? [];
    if (announcement === undefined || !(button instanceof HTMLButtonElement)) return undefined;
    // Screen readers announce changes of a live region, not its initial content.
    text?.replaceChildren(...text.childNodes);
    button.disabled = false;
    button.addEventListener('click', dismiss);
    const leftMs = Date.parse(announcementEnds) - Date.now();
    const timer = leftMs < longestMs ? setTimeout(hide, leftMs) : undefined;
    return () => {
      button.removeEventListener('click', dismiss);
      clearTimeout(timer);
    };
  }, []);
  return (
    <aside
      id="announcement"
      ref={place}
      className="no-print hidden items-center justify-center gap-4 border-b border-rule bg-wash px-4 py-2 text-sm in-data-announcement:flex in-data-[announcement-tone=warning]:border-accent in-data-[announcement-tone=warning]:border-b-2"
      aria-label={t.announcementLabel}
      suppressHydrationWarning
    >
      {/* As for the outage notice of root.tsx. */}
      {''}
    </aside>
  );
}

function dismiss() {
  // Without storage it stays dismissed only in this document.
  storeText('localStorage', dismissedKey, document.documentElement.dataset.announcement ?? '');
  hide();
}

function hide() {
  delete document.documentElement.dataset.announcement;
}
