import type { MetaDescriptor } from 'react-router';

const formats = [
  { type: 'application/json', path: '/search.json', title: 'These results as JSON' },
  { type: 'text/csv', path: '/search.csv', title: 'These results as a table (CSV)' },
  {
    type: 'application/geo+json',
    path: '/search.geojson',
    title: 'These results on a map (GeoJSON)',
  },
];

/**
 * Links to the same search in other formats, for programs and feed readers.
 * @param address of the results for people, '/?q=…'
 */
export function searchFormatLinks(address: string): MetaDescriptor[] {
  const [, query = ''] = address.split('?');
  const newest = new URLSearchParams(query);
  newest.set('sort', 'newest');
  return [
    ...formats.map(({ type, path, title }) => alternate(type, title, withQuery(path, query))),
    alternate('application/rss+xml', 'New in these results', withQuery('/search.rss', `${newest}`)),
  ];
}

function alternate(type: string, title: string, href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', type, title, href };
}

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}
