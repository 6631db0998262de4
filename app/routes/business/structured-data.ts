import type { Business } from '#app/domain/business/business.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A listing in schema.org's vocabulary. */
export function describeBusiness(business: Business, origin: string): Record<string, unknown> {
  const { slug, name, description, phone, email, website, lat, lng, rating } = business;
  const url = `${origin}/business/${slug}`;
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': business.schema_type,
    '@id': url,
    url,
    name,
    description,
    telephone: phone && `+1${phone.replaceAll(/\D/g, '')}`,
    email,
    sameAs: website,
    address: withoutEmpty({
      '@type': 'PostalAddress',
      streetAddress: business.street,
      addressLocality: business.city,
      addressRegion: business.state,
      postalCode: business.zip_code,
      addressCountry: 'US',
    }),
    geo:
      lat === null || lng === null
        ? null
        : { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    aggregateRating:
      rating === null || business.review_count === 0
        ? null
        : { '@type': 'AggregateRating', ratingValue: rating, reviewCount: business.review_count },
    ...(business.status === 'published' && describeHours(business)),
  });
}

function describeHours({ opening_hours, special_hours }: Business) {
  return {
    openingHoursSpecification: opening_hours.map(({ day_of_week, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${weekdays[day_of_week - 1]}`,
      ...describeSpan(opens, closes),
    })),
    specialOpeningHoursSpecification: special_hours.map(({ date, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      // The same time twice means closed all day.
      ...(opens && closes ? describeSpan(opens, closes) : { opens: '00:00', closes: '00:00' }),
    })),
  };
}

/** Round the clock is 00:00 to 23:59 in this vocabulary; equal times would mean closed. */
function describeSpan(opens: string, closes: string) {
  const isWholeDay = opens === closes || (opens === '00:00' && closes === '24:00');
  if (isWholeDay) return { opens: '00:00', closes: '23:59' };
  return { opens, closes: closes === '24:00' ? '00:00' : closes };
}

function withoutEmpty(values: Record<string, unknown>): Record<string, unknown> {
  const isEmpty = (value: unknown) =>
    value === null || value === undefined || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));
}
