import { type MouseEvent, useState } from 'react';
import { useSiteOrigin } from '#app/components/site/page-meta.ts';
import type { Business } from '#app/domain/business/business.ts';
import * as t from '#app/messages/routes/business/business.tsx';
import { Link } from 'react-router';

/** Share, save, scan and print a listing. */
export function PageTools({ business: { slug, name } }: { business: Business }) {
  const url = `${useSiteOrigin()}/business/${slug}`;
  const [message, setMessage] = useState('');

  async function share(event: MouseEvent) {
    event.preventDefault();
    const { sharePage } = await import('./share-page.ts');
    const texts = { shared: '', copied: t.addressCopied, failed: t.cannotShare({ url }) };
    setMessage(texts[await sharePage({ title: name, url })]);
  }

  return (
    <div className="no-print mt-5 border-t border-rule pt-3 text-sm">
      <ul className="grid grid-cols-2 gap-x-5">
        <li>
          {/* A mail without JavaScript; the device's own choices with it. */}
          <a
            className={tool}
            href={mailLink(name, url)}
            onClick={(event) => void share(event)}
            data-counts="share"
          >
            {t.share}
          </a>
        </li>
        <li>
          <a className={tool} href={`/business/${slug}/vcard`}>
            {t.saveContact}
          </a>
        </li>
        <li className="has-[details[open]]:col-span-2">
          <details>
            <summary className={tool}>{t.qrCode}</summary>
            <img
              className="mt-2 mb-3 size-44 rounded-control"
              src={`/business/${slug}/qr.svg`}
              alt={t.qrCodeAlt({ name })}
              width="176"
              height="176"
              loading="lazy"
            />
            <p className="text-xs text-soft">{t.qrCodeHint}</p>
          </details>
        </li>
        <li className="needs-script">
          <button className={tool} type="button" onClick={() => window.print()}>
            {t.print}
          </button>
        </li>
      </ul>
      <p role="status" className="text-soft empty:hidden">
        {message}
      </p>
    </div>
  );
}

const tool = 'link-quiet inline-flex min-h-11 items-center';

function mailLink(name: string, url: string): string {
  return `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(url)}`;
}

/** Leads to a message to the owner, or says that nobody here would read one. */
export function MessageOwner({ business: { slug, is_claimed, phone } }: { business: Business }) {
  if (!is_claimed) {
    return (
      <p className="no-print mt-4 text-sm text-soft">
        {t.noMessages({ hasPhone: phone !== null })}
      </p>
    );
  }
  return (
    <Link className="no-print button-line mt-4 w-full" to={`/message/${slug}`}>
      {t.messageOwner}
    </Link>
  );
}
