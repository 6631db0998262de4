import type { Endpoint } from '../../functions/endpoint.ts';

const examples = [
  ['/business/:slug', '/business/sunnyside-drain-and-sewer-decatur-ga'],
  ['/api/businesses/:slug', '/api/businesses/sunnyside-drain-and-sewer-decatur-ga'],
  ['/api/metros/:slug', '/api/metros/austin-tx'],
  ['/cityguides/:slug', '/cityguides/austin-tx'],
  ['/sitemaps/:name', '/sitemaps/metros.xml'],
] as const;

/**
 * Returns an address of an endpoint: of something in the seed where everybody may read it, otherwise
 * of nothing that exists.
 */
export function endpointAddress({ path }: Pick<Endpoint, 'path'>): string {
  const known = examples.reduce(
    (address, [pattern, example]) => address.replace(pattern, example),
    path,
  );
  return known.replaceAll(/:\w+/g, 'none').replace('*', 'rest/v1/none');
}
