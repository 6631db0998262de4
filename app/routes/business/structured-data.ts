import type { Business, Service } from '#app/domain/business/business.ts';
import { describeClosure } from '#app/domain/business/describe-closure.ts';
import { buildMapsLink } from '#app/domain/business/maps-link.ts';
import type { Review } from '#app/domain/review/review.ts';
import { describeHours } from './structured-hours.ts';

/** Search engines show a few; the page has them all. */
const reviewsDescribed = 3;

type Moment = { origin: string; renderedAt: number };

/**
 * Describes a listing in schema.org's vocabulary, without unknown facts. The vocabulary has no term
 * for a business that has closed or moved: the description says so, and phone, offers, ratings and
 * hours are left out.
 */
export function describeBusiness(
  business: Business,
  { origin, renderedAt }: Moment,
): Record<string, unknown> {
  const { slug, name, lat, lng, street, city, state, zip_code } = business;
  const url = `${origin}/business/${slug}`;
  const photos = business.photos.map((photo) => origin + photo.url);
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': business.schema_type.includes(' ')
      ? business.schema_type.split(' ')
      : business.schema_type,
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
    ...(business.status === 'published' && describeTrade(business, renderedAt)),
  });
}

/** The facts that only apply to an open business. */
function describeTrade(business: Business, renderedAt: number) {
  const { phone, email, website, rating, review_count, specialty } = business;
  return {
    ...(business.schema_type === 'Restaurant' && { servesCuisine: specialty }),
    telephone: phone && `+1${phone.replaceAll(/\D/g, '')}`,
    email,
    sameAs: website,
    amenityFeature: business.attributes.map((attribute) => ({
      '@type': 'LocationFeatureSpecification',
      name: attribute,
      value: true,
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
    ...describeHours(business, renderedAt),
  };
}

function describeService(service: Service) {
  const { name, description, least_price_cents: least, most_price_cents: most } = service;
  return withoutEmpty({
    '@type': 'Offer',
    itemOffered: withoutEmpty({ '@type': 'Service', name, description }),
    priceSpecification:
      least === null
        ? null
        : withoutEmpty({
            '@type': service.price_unit ? 'UnitPriceSpecification' : 'PriceSpecification',
            priceCurrency: 'USD',
            minPrice: least / 100,
            maxPrice: most === null ? null : most / 100,
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
