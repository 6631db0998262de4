import { Suspense, lazy } from 'react';
import { Form, Link } from 'react-router';
import { OpenStatus } from '#app/components/listing/open-status.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { SelectField } from '#app/components/ui/select-field.tsx';
import type { EmbeddedListing, StopInText } from '#app/domain/article/article.ts';
import { type Leg, measureWalk } from '#app/domain/article/measure-walk.ts';
import { formatDistance, formatPlace, nameKind } from '#app/domain/business/business-labels.ts';
import type { ComingTime } from '#app/domain/business/business.ts';
import { formatOpenAt, formatTime, weekdays } from '#app/domain/business/format-hours.ts';
import { buildTourLink, maxRouteStops } from '#app/domain/business/maps-link.ts';
import type { MapData } from '#app/domain/map/map.ts';
import type { Coordinates } from '#app/domain/metro/metro.ts';
import { days } from '#app/domain/search/search-choices.ts';
import * as t from '#app/messages/routes/guides.ts';

/** Keeps map code out of the page's initial load. */
const StillMap = lazy(() =>
  import('#app/components/map/still-map.tsx').then(({ StillMap: component }) => ({
    default: component,
  })),
);

/** The times that the form offers, on the hour. */
export const walkTimes = Array.from({ length: 24 }, (_, hour) => `${hour}:00`.padStart(5, '0'));

type WalkProps = {
  /** The open listings of the guide, in the order of the text. */
  stops: EmbeddedListing[];
  /** What the text says about each, by slug. */
  inText: Map<string, StopInText>;
  /** The day and time that the reader has chosen; null for now. */
  at: ComingTime | null;
  renderedAt: number;
};

/** A guide's stops in order, with the ways between them and their hours. */
export function Walk({ stops, inText, at, renderedAt }: WalkProps) {
  const legs = measureWalk(stops.map(findCoordinates));
  return (
    <section className="mb-12 max-w-[40rem]" aria-labelledby="stops">
      <div className="rule-double">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 pt-3">
          <h2 id="stops" className="text-section">
            {t.stopsTitle}
          </h2>
          <p className="text-sm text-soft">{describeWalk(stops, legs)}</p>
        </div>
      </div>
      <ol className="mt-4">
        {stops.map((stop, index) => (
          <li key={stop.slug}>
            <Stop
              stop={stop}
              number={index + 1}
              at={at}
              renderedAt={renderedAt}
              {...inText.get(stop.slug)}
            />
            {index < legs.length && <Way leg={legs[index] ?? null} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Returns where a stop is; null if its coordinates are unknown. */
export function findCoordinates({ lat, lng }: EmbeddedListing): Coordinates | null {
  return lat === null || lng === null ? null : { lat, lng };
}

/** Returns '8 stops, about 23 mi, partly by car'. */
function describeWalk(stops: EmbeddedListing[], legs: (Leg | null)[]): string {
  const miles = legs.reduce((sum, leg) => sum + (leg?.miles ?? 0), 0);
  const isKnown = legs.every((leg) => leg !== null);
  return t.walk({
    stops: stops.length,
    distance: isKnown ? formatDistance(miles) : null,
    onFoot: legs.filter((leg) => leg?.isOnFoot).length / legs.length,
  });
}

/** The stops on a map, which stays beside the text, and the whole way in a map app. */
export function WalkMap({
  stops,
  map,
  at,
}: Pick<WalkProps, 'stops' | 'at'> & { map: MapData | null }) {
  const places = stops.flatMap((stop, index) => {
    const place = findCoordinates(stop);
    return place ? [{ mark: String(index + 1), place }] : [];
  });
  return (
    <div className="no-print">
      {map && places.length > 0 && (
        <Suspense fallback={null}>
          <StillMap map={map} places={places} label={t.mapLabel} />
        </Suspense>
      )}
      <MapsLinks stops={stops} legs={measureWalk(stops.map(findCoordinates))} />
      <TimeForm at={at} />
    </div>
  );
}

type StopProps = Pick<WalkProps, 'at' | 'renderedAt'> &
  Partial<StopInText> & { stop: EmbeddedListing; number: number };

function Stop({ stop, section, time, number, at, renderedAt }: StopProps) {
  const { slug, name } = stop;
  return (
    <div className="flex gap-4">
      <span
        className="w-[1.5em] shrink-0 font-display text-title font-bold text-accent tabular-nums"
        aria-hidden="true"
      >
        {number}
      </span>
      <div className="min-w-0">
        {section && (
          <a className="block text-sm text-soft hover:text-accent" href={`#${section.id}`}>
            {time ? formatTime(time) : section.text}
          </a>
        )}
        <Link className="link-quiet font-semibold" to={`/business/${slug}`} prefetch="intent">
          {name}
        </Link>
        <p className="text-sm text-soft">
          {nameKind(stop)} <span aria-hidden="true">·</span> {formatPlace(stop)}
        </p>
        {at ? (
          <OpenThen stop={stop} at={{ ...at, time: time ?? at.time }} renderedAt={renderedAt} />
        ) : (
          <OpenStatus hours={stop} renderedAt={renderedAt} />
        )}
      </div>
    </div>
  );
}

type OpenThenProps = { stop: EmbeddedListing; at: ComingTime; renderedAt: number };

/** Whether a stop is open at the chosen time. */
function OpenThen({ stop, at, renderedAt }: OpenThenProps) {
  const isKnown = stop.opening_hours.length + stop.special_hours.length > 0;
  const then = stop.temporarily_closed ? null : formatOpenAt(stop, at, new Date(renderedAt));
  if (then) {
    return (
      <p className="text-sm">
        <span className="font-semibold text-open">{t.openThen}</span>{' '}
        <span className="text-soft">
          · {then.day}, {then.hours}
        </span>
      </p>
    );
  }
  return <p className="text-sm font-semibold">{isKnown ? t.closedThen : t.hoursNotListed}</p>;
}

/** The way to the next stop; only a line where it is unknown. */
function Way({ leg }: { leg: Leg | null }) {
  return (
    <p className="my-1.5 ml-[0.6em] min-h-3 border-l-2 border-rule-strong pl-[2.1em] text-sm text-faint">
      {leg &&
        (leg.isOnFoot ? t.legOnFoot : t.legByCar)({
          distance: formatDistance(leg.miles),
          minutes: leg.minutes,
        })}
    </p>
  );
}

type MapsLinksProps = { stops: EmbeddedListing[]; legs: (Leg | null)[] };

/** The whole way in a map app, in parts where it takes only so many stops at once. */
function MapsLinks({ stops, legs }: MapsLinksProps) {
  const mode = legs.every((leg) => leg?.isOnFoot) ? 'walking' : 'driving';
  const parts = Array.from({ length: Math.ceil(stops.length / maxRouteStops) }, (_, part) => ({
    first: part * maxRouteStops + 1,
    stops: stops.slice(part * maxRouteStops, (part + 1) * maxRouteStops),
  }));
  return (
    <p className="no-print mt-3 flex flex-wrap gap-3">
      {parts.map((part) => {
        const to = buildTourLink(
          part.stops.map(({ name, ...address }) => ({ businessName: name, ...address })),
          mode,
        );
        const last = part.first + part.stops.length - 1;
        return (
          to && (
            <a key={part.first} className="button-line" href={to} rel="noopener">
              <Icon name="pin" />
              {parts.length === 1 ? t.openAllInMaps : t.openPartInMaps({ first: part.first, last })}
            </a>
          )
        );
      })}
    </p>
  );
}

const dayOptions = [
  ['', 'Now'] as const,
  ...days.map((day, index) => [day, weekdays[index] ?? ''] as const),
];
const timeOptions = walkTimes.map((time) => [time, formatTime(time)] as const);

/** Asks for a day and a time. A new address, which works without JavaScript and can be shared. */
function TimeForm({ at }: Pick<WalkProps, 'at'>) {
  return (
    <Form
      className="no-print mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] items-end gap-2"
      action="#stops"
      preventScrollReset
      aria-label={t.whenLabel}
    >
      <SelectField
        name="day"
        label={t.whenFieldLabel}
        options={dayOptions}
        defaultValue={at ? days[at.weekday - 1] : ''}
      />
      <SelectField
        name="time"
        label={t.timeLabel}
        options={timeOptions}
        defaultValue={at?.time ?? '10:00'}
      />
      <button className="button-line min-h-12" type="submit">
        {t.apply}
      </button>
    </Form>
  );
}
