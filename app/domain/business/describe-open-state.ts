import { z } from 'zod';
import { AppError } from '#app/errors/app-error.ts';
import { hoursMayDiffer } from '#app/messages/domain/business.ts';
import * as t from '#app/messages/errors.ts';
import { dayMs } from '../text/text.ts';
import { type Business, byAppointmentOnly, type OpenAnswer } from './business.ts';
import { confirmHoliday } from './confirm-holiday.ts';
import { findInstant, findLocalMoment, getOpenState, type LocalMoment } from './open-state.ts';

/** Today's hours say nothing about more distant times. */
const reach = { pastMs: dayMs, futureMs: 366 * dayMs };

type OpenStateInput = {
  business: Business;
  /** 'YYYY-MM-DDTHH:MM' in the listing's time zone, or with an offset; absent: now. */
  at: string | undefined;
  now: Date;
  /** Address of the listing's page. */
  url: string;
};

/**
 * Returns whether a listing is open at a moment, by its present hours and special days.
 * @throws AppError invalid_parameters for a moment that is too far away
 */
export function describeOpenState({ business, at, now, url }: OpenStateInput): OpenAnswer {
  const { slug, name, time_zone, reopens_on } = business;
  const moment = at === undefined ? now : readMoment(at, time_zone, now);
  const { pastMs, futureMs } = reach;
  const aheadMs = moment.getTime() - now.getTime();
  if (!(aheadMs >= -pastMs && aheadMs <= futureMs)) {
    throw new AppError('invalid_parameters', { fields: { at: [t.momentRange] } });
  }
  const local = findLocalMoment(time_zone, moment, now);
  const state = readState(business, moment, local);
  const confirmed = confirmHoliday(business, null, moment);
  const isUnconfirmed =
    confirmed.is_holiday_confirmed === false && /^(?:open|closed$)/.test(state.state);
  return {
    slug,
    name,
    url,
    time_zone,
    at: formatMoment(local),
    ...state,
    reopens_on,
    by_appointment_only: business.attributes.includes(byAppointmentOnly),
    ...confirmed,
    notices: isUnconfirmed ? [hoursMayDiffer({ holiday: confirmed.holiday ?? '' })] : [],
  };
}

type State = Pick<OpenAnswer, 'state' | 'is_open' | 'closes_at' | 'opens_at'>;

function readState(business: Business, moment: Date, local: LocalMoment | null): State {
  const shut = { is_open: false, closes_at: null, opens_at: null };
  if (business.status === 'closed') return { state: 'closed_for_good', ...shut };
  if (business.status === 'moved') return { state: 'moved', ...shut };
  const { reopens_on } = business;
  // Whether it is temporarily closed is only known for today; later days depend on its reopening
  // date.
  const isBack = local !== null && reopens_on !== null && local.date >= reopens_on;
  const temporarily_closed = business.temporarily_closed && !isBack;
  const state = getOpenState({ ...business, temporarily_closed }, moment);
  switch (state.kind) {
    case 'open':
      return { ...shut, state: 'open', is_open: true, closes_at: formatMoment(state.closes) };
    case 'open_24_hours':
      return { ...shut, state: 'open_24_hours', is_open: true };
    case 'closed':
      return { ...shut, state: 'closed', opens_at: formatMoment(state.opens) };
    case 'not_open_yet':
    case 'temporarily_closed':
      return { ...shut, state: 'temporarily_closed' };
    case 'unknown':
      return { ...shut, state: 'unknown', is_open: null };
  }
}

function readMoment(at: string, timeZone: string, now: Date): Date {
  if (/(?:Z|[+-]\d\d:?\d\d)$/.test(at)) return new Date(at);
  return findInstant(timeZone, at.slice(0, 10), at.slice(11, 16)) ?? now;
}

function formatMoment(moment: LocalMoment | null): string | null {
  return moment && `${moment.date}T${moment.time}`;
}

/** The requested moment; absent: now. */
export const openQuerySchema = z.strictObject({
  at: z
    .string(t.once)
    .pipe(z.iso.datetime({ error: t.moment, local: true, offset: true }))
    .optional(),
});
