import { useState } from 'react';
import { useHydrated } from '#app/browser/hydration.ts';
import { copyLink, sharePage } from '#app/browser/share-page.ts';
import * as t from '#app/messages/routes/dashboard.tsx';

/** The address of a shared list, to copy or to send by what the device has. */
export function ListLink({ link, name }: { link: string; name: string }) {
  const [message, setMessage] = useState('');
  const canShare = useHydrated() && 'share' in navigator;
  const send = (by: typeof sharePage) =>
    by({ title: name, url: link }).then((outcome) =>
      setMessage({ shared: '', copied: t.linkCopied, failed: t.cannotCopy }[outcome]),
    );
  return (
    <div className="mt-4 text-sm">
      <p>
        {t.linkTo({
          link: (
            <a className="link-quiet wrap-anywhere" href={link}>
              {link}
            </a>
          ),
        })}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <button className="button-line" type="button" onClick={() => void send(copyLink)}>
          {t.copyLink}
        </button>
        {canShare && (
          <button className="button-line" type="button" onClick={() => void send(sharePage)}>
            {t.share}
          </button>
        )}
      </div>
      <p className="mt-2 text-soft empty:hidden" role="status">
        {message}
      </p>
    </div>
  );
}
