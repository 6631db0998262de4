import { useNow } from '#app/components/listing/use-now.ts';
import { useSiteOrigin } from '#app/components/site/use-site-origin.ts';
import type { Business } from '#app/domain/business/business.ts';
import { findLocalDate } from '#app/domain/business/open-state.ts';
import { formatLongDate } from '#app/domain/text/text.ts';

type PrintFooterProps = { business: Business; renderedAt: number };

/** Only when printed: the URL of the page, as text and QR code, and the date. */
export function PrintFooter({ business, renderedAt }: PrintFooterProps) {
  const path = `/business/${business.slug}`;
  const today = findLocalDate(business.time_zone, useNow(renderedAt));
  return (
    <footer className="print-only" aria-hidden="true">
      {/* Fetched with the page: what is loaded on demand would be missing on paper. */}
      <img src={`${path}/qr.svg`} alt="" width="96" height="96" fetchPriority="low" />
      <p>
        {useSiteOrigin()}
        {path}
        {today && <span className="block">As of {formatLongDate(today)}</span>}
      </p>
    </footer>
  );
}
