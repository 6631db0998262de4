import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../app/routes.ts';
import { screens } from './screens.ts';

/** Where a route with a parameter has something to show, in the seed. */
const examples: Record<string, string | undefined> = {
  '/browse/metro/:metro': '/browse/metro/austin-tx',
  '/business/:id': '/business/sunnyside-drain-and-sewer-decatur-ga',
  '/business/:id/history': '/business/sunnyside-drain-and-sewer-decatur-ga/history',
  '/business-profile/:id': '/business-profile/22efbe03-6dd3-49c9-89f9-6090f7000000',
  '/business-profile/:id/details': '/business-profile/22efbe03-6dd3-49c9-89f9-6090f7000000/details',
  '/business-profile/:id/photos': '/business-profile/22efbe03-6dd3-49c9-89f9-6090f7000000/photos',
  '/business-profile/:id/hours': '/business-profile/22efbe03-6dd3-49c9-89f9-6090f7000000/hours',
  '/business-profile/:id/services':
    '/business-profile/22efbe03-6dd3-49c9-89f9-6090f7000000/services',
  '/business-profile/:id/attributes':
    '/business-profile/22efbe03-6dd3-49c9-89f9-6090f7000000/attributes',
  '/business-profile/:id/status': '/business-profile/22efbe03-6dd3-49c9-89f9-6090f7000000/status',
  '/business-profile/:id/history': '/business-profile/22efbe03-6dd3-49c9-89f9-6090f7000000/history',
  '/dashboard/articles/:kind/:id':
    '/dashboard/articles/guide/5eed0000-0000-4000-8000-00000000000a?new',
  '/dashboard/articles/:kind/:id/versions':
    '/dashboard/articles/guide/5eed0000-0000-4000-8000-00000000000a/versions',
  '/business-profile/:id/access': '/business-profile/22efbe03-6dd3-49c9-89f9-6090f7000000/access',
  '/business-submission/:id': '/business-submission/d4f8227e-0a5d-0eb8-b522-140fa72bf8c6',
  '/business-profile/:id/statistics':
    '/business-profile/22efbe03-6dd3-49c9-89f9-6090f7000000/statistics',
  '/dashboard/queue/:kind/:id': '/dashboard/queue/submission/957ebfda-0061-1c5f-7bba-2c915aad6b4f',
  '/business-claim/:id': '/business-claim/sunnyside-drain-and-sewer-decatur-ga',
  '/dashboard/objections/:id': '/dashboard/objections/8e3df6cf-68bf-737e-6bbc-b0bc320e4985',
  '/dashboard/imports/:id': '/dashboard/imports/5eed0000-0000-4000-8000-000000000000',
  '/super-admin/people/:id': '/super-admin/people/5eed0000-0000-4000-8000-000000000002',
  '/claim/:id': '/claim/sunnyside-drain-and-sewer-decatur-ga',
  '/cityguides/:citySlug': '/cityguides/austin-tx',
  '/blog/:slug': '/blog/how-reviews-work',
  '/*': '/nowhere',
};

/** An address of every route in routes.ts, and of every kind of public screen. */
export const everyAddress = Array.from(
  new Set([...listPatterns(routes).map(toAddress), ...screens.map(({ path }) => path)]),
);

function listPatterns(entries: RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const pattern = path === undefined ? parent : `${parent}/${path}`;
    const own = path !== undefined || index ? [pattern || '/'] : [];
    return [...own, ...listPatterns(children ?? [], pattern)];
  });
}

function toAddress(pattern: string): string {
  const address = examples[pattern] ?? pattern;
  if (/[:*]/.test(address)) throw new Error(`${pattern} needs an example in every-address.ts`);
  return address;
}
