import { describeClosure, toDialed } from '#app/domain/business/business-labels.ts';
import { type Business, fieldsWith, type Service } from '#app/domain/business/business.ts';
import { findUnconfirmedHolidays } from '#app/domain/business/format-hours.ts';
import { buildMapsLink } from '#app/domain/business/maps-link.ts';
import { findLocalDate, hoursOn } from '#app/domain/business/open-state.ts';
import type { Holiday } from '#app/domain/holiday/holiday.ts';
import type { Review } from '#app/domain/review/review.ts';
import { dayMs } from '#app/domain/text/text.ts';
import { labels } from '#app/messages/domain/listing-fields.ts';
import * as t from '#app/messages/routes/business/business.tsx';

const weekMs = 7 * dayMs;
/** The same time twice means closed all day. */
/** The vocabulary's own names, by `day_of_week`. */
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const allDayClosed = { opens: '00:00', closes: '00:00' };

/** Describes the week and the special days in schema.org's vocabulary. */
function describeHours(business: Business, { renderedAt, holidays = [] }: Moment) {
  const { opening_hours, special_hours, temporarily_closed } = business;
  return {
    openingHoursSpecification: opening_hours.map(({ day_of_week, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${weekdays[day_of_week - 1]}`,
      ...describeSpan(opens, closes),
    })),
    specialOpeningHoursSpecification: temporarily_closed
      ? describeClosedWeek(business, renderedAt)
      : [
          ...special_hours.map(({ date, opens, closes }) => ({
            '@type': 'OpeningHoursSpecification',
            validFrom: date,
            validThrough: date,
            ...(opens && closes ? describeSpan(opens, closes) : allDayClosed),
          })),
          ...describeUnconfirmed(business, { renderedAt, holidays }),
        ],
  };
}

/** The usual hours of holidays for which the listing has not said its own, with that. */
function describeUnconfirmed(
  business: Business,
  { renderedAt, holidays }: Required<Omit<Moment, 'origin'>>,
) {
  const unconfirmed = findUnconfirmedHolidays(business, holidays, new Date(renderedAt));
  return unconfirmed.flatMap(({ date, text }) =>
    hoursOn(business, date).flatMap(({ opens, closes }) =>
      opens && closes
        ? [
            {
              '@type': 'OpeningHoursSpecification',
              description: text,
              validFrom: date,
              validThrough: date,
              ...describeSpan(opens, closes),
            },
          ]
        : [],
    ),
  );
}

/** Closed with unknown end: at least from today to this day next week. */
function describeClosedWeek({ time_zone }: Business, renderedAt: number) {
  const [validFrom, validThrough] = [renderedAt, renderedAt + weekMs].map((moment) =>
    findLocalDate(time_zone, new Date(moment)),
  );
  if (!validFrom || !validThrough) return [];
  return [{ '@type': 'OpeningHoursSpecification', validFrom, validThrough, ...allDayClosed }];
}

/** All day is 00:00 to 23:59 in this vocabulary; equal times would mean closed. */
function describeSpan(opens: string, closes: string) {
  const isWholeDay = opens === closes || (opens === '00:00' && closes === '24:00');
  if (isWholeDay) return { opens: '00:00', closes: '23:59' };
  return { opens, closes: closes === '24:00' ? '00:00' : closes };
}

/** Search engines show a few; the page has them all. */
const reviewsDescribed = 3;

type Moment = {
  origin: string;
  renderedAt: number;
  /** The coming holidays, as far as special hours are known. */
  holidays?: readonly Holiday[];
};

/**
 * Describes a listing in schema.org's vocabulary, without unknown facts. The vocabulary has no term
 * for a business that has closed or moved: the description says so, and phone, offers, ratings and
 * hours are left out.
 */
export function describeBusiness(business: Business, moment: Moment): Record<string, unknown> {
  const { origin } = moment;
  const { slug, name, lat, lng, street, city, state, zip_code } = business;
  const url = `${origin}/business/${slug}`;
  const photos = business.photos.map((photo) => origin + photo.url);
  const types = [...new Set(business.schema_type.split(' '))];
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': types.length > 1 ? types : types[0],
    '@id': url,
    url,
    name,
    description:
      [describeClosure(business), business.description].filter(Boolean).join(' ') || null,
    image: photos.length > 0 ? photos : `${origin}/share/businesses/${slug}.png`,
    address: withoutEmpty({
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip_code,
      addressCountry: 'US',
    }),
    geo:
      lat === null || lng === null
        ? null
        : { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    hasMap: buildMapsLink({ street, city, state, zipCode: zip_code, businessName: name }),
    ...(business.status === 'published' && describeTrade(business, moment)),
  });
}

/** The facts that only apply to an open business. */
function describeTrade(business: Business, moment: Moment) {
  const { phone, phone_extension, text_phone, email, website, parking_notes } = business;
  const { rating, review_count, specialty, opens_on } = business;
  const amenities = [
    ...business.attributes.map((name) => ({ name, value: true })),
    ...(parking_notes === null ? [] : [{ name: labels.parking_notes, value: parking_notes }]),
  ];
  return {
    [business.schema_type.startsWith('Restaurant') ? 'servesCuisine' : 'keywords']: specialty,
    telephone: phone && toDialed(phone) + (phone_extension ? `;ext=${phone_extension}` : ''),
    contactPoint: text_phone && {
      '@type': 'ContactPoint',
      contactType: 'text messages',
      telephone: toDialed(text_phone),
    },
    email,
    sameAs: [
      website,
      ...fieldsWith({ section: 'social' }).map(({ name }) => business[name]),
    ].filter((page) => page !== null),
    areaServed: describeArea(business),
    foundingDate: opens_on,
    potentialAction: describeActions(business),
    amenityFeature: amenities.map((amenity) => ({
      '@type': 'LocationFeatureSpecification',
      ...amenity,
    })),
    makesOffer: business.services.map(describeService),
    aggregateRating:
      rating === null || review_count === 0
        ? null
        : {
            '@type': 'AggregateRating',
            ratingValue: rating,
            reviewCount: review_count,
            bestRating: 5,
            worstRating: 1,
          },
    review: business.reviews.items.slice(0, reviewsDescribed).map(describeReview),
    ...describeHours(business, moment),
  };
}

/** The towns and the circle in which it comes to its customers. */
function describeArea({ service_area, service_radius, lat, lng }: Business) {
  const towns = (service_area ?? '').split(/\s*[,;]\s*/).filter((name) => name !== '');
  const circle = service_radius && {
    '@type': 'GeoCircle',
    geoRadius: `${service_radius} mi`,
    ...(lat !== null && {
      geoMidpoint: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    }),
  };
  return [...towns.map((name) => ({ '@type': 'City', name })), circle].filter(Boolean);
}

/** What can be done on the linked pages. A menu is a page to view: only food has a term of its own for it. */
function describeActions({ menu_url, booking_url, order_url }: Business) {
  return [
    { '@type': 'ViewAction', name: labels.menu_url, target: menu_url },
    { '@type': 'ReserveAction', target: booking_url },
    { '@type': 'OrderAction', target: order_url },
  ].filter(({ target }) => target !== null);
}

function describeService(service: Service) {
  const { name, description, min_price_cents: min, max_price_cents: max } = service;
  return withoutEmpty({
    '@type': 'Offer',
    itemOffered: withoutEmpty({ '@type': 'Service', name, description }),
    priceSpecification:
      min === null
        ? null
        : withoutEmpty({
            '@type': service.price_unit ? 'UnitPriceSpecification' : 'PriceSpecification',
            priceCurrency: 'USD',
            minPrice: min / 100,
            maxPrice: max === null ? null : max / 100,
            unitText: service.price_unit,
          }),
  });
}

function describeReview({ author_name, rating, body, created_at }: Review) {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author_name },
    datePublished: created_at.slice(0, 10),
    reviewBody: body,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  };
}

function withoutEmpty(values: Record<string, unknown>): Record<string, unknown> {
  const isEmpty = (value: unknown) =>
    value === null || value === undefined || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));
}

/** About as much as search engines show below a title. */
const lettersShown = 155;

/** Summarizes a listing in a sentence or two, cut between words. */
export function summarize(business: Business): string {
  const { name, category, city, state, description } = business;
  const facts = describeClosure(business) ?? t.summaryOfOpen;
  const summary = t.summary({ name, category: category.name, place: `${city}, ${state}`, facts });
  const text = `${summary} ${description ?? ''}`.replaceAll(/\s+/g, ' ').trim();
  if (text.length <= lettersShown) return text;
  return `${text.slice(0, text.lastIndexOf(' ', lettersShown - 1)).replace(/\W+$/, '')}…`;
}
