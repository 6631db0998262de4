import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router';
import { contactLinks } from '#app/components/profile/contact-links.ts';
import { useSiteOrigin } from '#app/components/site/page-meta.ts';
import { Icon, type IconName } from '#app/components/ui/icon.tsx';
import type { VisitKind } from '#app/config/visits.ts';
import type { Business } from '#app/domain/business/business.ts';
import * as t from '#app/messages/routes/business/business.tsx';

/** Share, save, scan and print a listing. */
export function PageTools({ business: { slug, name } }: { business: Business }) {
  const url = `${useSiteOrigin()}/business/${slug}`;
  const [message, setMessage] = useState('');

  async function share(event: MouseEvent) {
    event.preventDefault();
    const { sharePage } = await import('#app/browser/share-page.ts');
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

/**
 * The main actions at the bottom of the window on phones. It ends with the profile, so that it
 * never covers the site's footer.
 */
export function ActionBar({ business }: { business: Business }) {
  const { call, directions, website } = contactLinks(business);
  return (
    <ul className="action-bar no-print" aria-label={t.reachLabel({ name: business.name })}>
      {call && <Action counts="call" href={call} icon="phone" label={t.call} isMain />}
      {directions && (
        <Action
          counts="directions"
          href={directions}
          icon="pin"
          label={t.directions}
          isMain={!call}
        />
      )}
      {website && <Action counts="website" href={website} icon="globe" label={t.website} />}
    </ul>
  );
}

type ActionProps = {
  counts: VisitKind;
  href: string;
  icon: IconName;
  label: string;
  isMain?: boolean;
};

function Action({ counts, href, icon, label, isMain = false }: ActionProps) {
  return (
    <li>
      <a
        className={`${isMain ? 'button-solid' : 'button-line'} min-h-[48px] w-full gap-1.5 px-2 py-1 text-sm leading-tight`}
        href={href}
        rel="nofollow noopener"
        data-counts={counts}
      >
        <Icon name={icon} /> {label}
      </a>
    </li>
  );
}
