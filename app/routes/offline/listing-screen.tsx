import { buildCallLink } from '#app/components/profile/contact-links.ts';
import { OpenStatus } from '#app/components/listing/open-status.tsx';
import { Rating } from '#app/components/listing/rating.tsx';
import { useNow } from '#app/components/listing/use-now.ts';
import { AttributeList } from '#app/components/profile/profile-lists.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { formatSpecialDays, formatWeek } from '#app/domain/business/format-hours.ts';
import { formatAddress, nameKind } from '#app/domain/business/business-labels.ts';
import type { IndexedListing } from '#app/domain/metro-index/metro-index.ts';
import * as t from '#app/messages/routes/offline.ts';
import { openedAt, useTitle } from './offline-parts.tsx';

/** The stored facts of a listing: address, phone and hours. */
export function ListingScreen({ listing }: { listing: IndexedListing }) {
  const { name, phone, rating, review_count } = listing;
  useTitle(name);
  return (
    <article className="mt-2">
      <PageHeading size="profile">{name}</PageHeading>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 text-soft">
        <Rating rating={rating} count={review_count} />
        <span>{nameKind(listing)}</span>
      </p>
      <OpenStatus hours={listing} renderedAt={openedAt} className="mt-2 text-lg" />
      <p className="mt-4 flex gap-3">
        <Icon name="pin" className="h-[1lh] w-5" />
        <span>{formatAddress(listing)}</span>
      </p>
      {phone && (
        <p className="mt-4">
          <a className="button-solid" href={buildCallLink(phone)}>
            <Icon name="phone" /> {t.call({ phone })}
          </a>
        </p>
      )}
      <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
        <Week listing={listing} />
        <AttributeList attributes={listing.attributes} />
      </div>
    </article>
  );
}

/** The week, and upcoming special days. */
function Week({ listing }: { listing: IndexedListing }) {
  const now = useNow(openedAt);
  const specialDays = formatSpecialDays(listing, now);
  const week = listing.opening_hours.length > 0 ? formatWeek(listing, now) : [];
  if (week.length === 0 && specialDays.length === 0) return null;
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className="text-section">
        {t.hours}
      </h2>
      <table className="mt-4 w-full">
        <caption className="sr-only">{t.hoursCaption}</caption>
        <tbody>
          {week.map(({ day, lines, isToday }) => (
            <HoursLine key={day} name={day} lines={lines} isToday={isToday} />
          ))}
          {specialDays.map(({ date, label, lines }) => (
            <HoursLine key={date} name={label} lines={lines} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type HoursLineProps = { name: string; lines: string[]; isToday?: boolean };

function HoursLine({ name, lines, isToday }: HoursLineProps) {
  const weight = isToday ? 'font-semibold' : 'font-normal';
  return (
    <tr
      className={`border-t border-rule align-top ${weight}`}
      aria-current={isToday ? 'date' : undefined}
    >
      <th className={`py-2 pr-4 text-left ${weight}`} scope="row">
        {name}
      </th>
      <td className="py-2 text-right tabular-nums">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </td>
    </tr>
  );
}
