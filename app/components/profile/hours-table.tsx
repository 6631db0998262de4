import { useNow } from '#app/components/listing/use-now.ts';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { type Business, byAppointmentOnly } from '#app/domain/business/business.ts';
import {
  findUnconfirmedHolidays,
  formatSpecialDays,
  formatWeek,
} from '#app/domain/business/format-hours.ts';
import type { Holiday } from '#app/domain/holiday/holiday.ts';
import { formatLongDate, formatShortDate } from '#app/domain/text/text.ts';
import * as t from '#app/messages/components/profile.tsx';
import { Confirmed } from './profile-lists.tsx';

type HoursTableProps = {
  business: Business;
  /** 'Central Time' */
  timeZoneName: string;
  /** The coming holidays. */
  holidays?: readonly Holiday[];
  renderedAt: number;
  /** The section's id; must be unique where several are on a screen. */
  id?: string;
};

/** The week and upcoming special days, in the listing's time zone. */
export function HoursTable({
  business,
  timeZoneName,
  holidays,
  renderedAt,
  id = 'hours',
}: HoursTableProps) {
  const now = useNow(renderedAt);
  if (business.status !== 'published') return null;
  const { temporarily_closed, reopens_on, opens_on, opening_hours, city } = business;
  const isYetToOpen = opens_on !== null && opens_on === reopens_on;
  const hasWeek = opening_hours.length > 0;
  const isByAppointment = business.attributes.includes(byAppointmentOnly);
  const specialDays = formatSpecialDays(business, now);
  const unconfirmed = holidays ? findUnconfirmedHolidays(business, holidays, now) : [];
  return (
    <TitledSection id={id} title={t.hours} headingClass="text-section">
      {!hasWeek && specialDays.length === 0 && (
        <p className="mt-3 text-soft">{isByAppointment ? t.callForAppointment : t.hoursUnknown}</p>
      )}
      {hasWeek && isByAppointment && <p className="mt-3 text-soft">{t.byAppointment}</p>}
      {hasWeek && temporarily_closed && !isYetToOpen && (
        <p className="mt-3 text-soft">
          {reopens_on ? t.closedUntil({ date: formatLongDate(reopens_on) }) : t.temporarilyClosed}
        </p>
      )}
      <div className="mt-4 grid gap-y-8">
        {hasWeek && (
          <table className="w-full self-start">
            <caption className="kicker pb-2 text-left text-faint">
              {temporarily_closed ? t.usualWeek : t.everyWeek}
            </caption>
            <tbody>
              {formatWeek(business, now).map(({ day, lines, isToday, special }) => (
                <tr
                  key={day}
                  className={`border-t border-rule align-top ${isToday ? 'font-semibold print:font-normal' : ''}`}
                  aria-current={isToday ? 'date' : undefined}
                >
                  <th
                    className={`min-w-[min(7rem,28vw)] py-2 pr-4 text-left wrap-anywhere ${isToday ? 'font-semibold print:font-normal' : 'font-normal'}`}
                    scope="row"
                  >
                    {special ? (
                      <time className="inline-block" dateTime={special.date}>
                        {special.label}
                      </time>
                    ) : (
                      day
                    )}
                    {isToday && (
                      <>
                        {' '}
                        <span className="text-sm text-accent print:hidden">{t.today}</span>
                      </>
                    )}
                    <Note note={special?.note} />
                  </th>
                  <td className="py-2 text-right tabular-nums">
                    <Lines lines={special?.lines ?? lines} />
                    {special && special.lines.join() !== lines.join() && (
                      <span className="block text-sm font-normal text-soft">
                        {t.usually({
                          hours: <span className="inline-block">{lines.join(', ')}</span>,
                        })}
                      </span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {specialDays.length > 0 && (
          <table className="w-full self-start">
            <caption className="kicker pb-2 text-left text-faint">{t.specialDays}</caption>
            <tbody>
              {specialDays.map(({ date, label, lines, note }) => (
                <tr key={date} className="border-t border-rule align-top">
                  <th
                    className="min-w-[min(7rem,28vw)] py-2 pr-4 text-left font-normal wrap-anywhere"
                    scope="row"
                  >
                    <time dateTime={date}>{label}</time>
                    <Note note={note} />
                  </th>
                  <td className="py-2 text-right tabular-nums">
                    <Lines lines={lines} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      {unconfirmed.map(({ date, text }) => (
        <p key={date} className="mt-3 font-medium">
          {t.unconfirmed({ text, date: <time dateTime={date}>{formatShortDate(date)}</time> })}
        </p>
      ))}
      {(hasWeek || specialDays.length > 0) && (
        <p className="mt-3 text-sm text-soft">
          {t.localTimes({ city, timeZone: timeZoneName })}
          {hasWeek && <Confirmed business={business} fact="hours" renderedAt={renderedAt} />}
        </p>
      )}
    </TitledSection>
  );
}

function Note({ note }: { note?: string | null }) {
  return note && <span className="block text-sm font-normal text-soft">{note}</span>;
}

function Lines({ lines }: { lines: string[] }) {
  return lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}
