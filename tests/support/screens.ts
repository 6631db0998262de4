import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../app/routes.ts';

type Screen = {
  name: string;
  path: string;
  /** The screen's route in routes.ts, where that has a parameter. */
  route?: string;
  /** The name of the thing that the screen shows. */
  about?: string;
};

/** One address of every kind of public screen, in the seed: what is tried on all of them. */
export const screens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'results', path: '/?q=pizza&near=Austin%2C+TX' },
  {
    name: 'metro',
    path: '/browse/metro/austin-tx',
    route: '/browse/metro/:metro',
    about: 'Austin',
  },
  { name: 'all of a metro', path: '/browse/metro/austin-tx?sort=rating' },
  {
    name: 'a directory on paper',
    path: '/browse/metro/austin-tx/print',
    route: '/browse/metro/:metro/print',
    about: 'Austin',
  },
  {
    name: 'holiday',
    path: '/browse/metro/austin-tx/christmas-day',
    route: '/browse/metro/:metro/:holiday',
    about: 'Austin',
  },
  {
    name: 'listing',
    path: '/business/sunnyside-drain-and-sewer-decatur-ga',
    route: '/business/:id',
    about: 'Sunnyside Drain & Sewer',
  },
  {
    name: 'history',
    path: '/business/sunnyside-drain-and-sewer-decatur-ga/history',
    route: '/business/:id/history',
    about: 'Sunnyside Drain & Sewer',
  },
  {
    name: 'suggest an edit',
    path: '/business/sunnyside-drain-and-sewer-decatur-ga/suggest',
    route: '/business/:id/suggest',
    about: 'Sunnyside Drain & Sewer',
  },
  { name: 'open now', path: '/?open=now' },
  { name: 'closed listing', path: '/business/nell-and-camille-pizza-minneapolis-mn' },
  {
    name: 'comparison',
    path: '/compare?places=loaf-and-brioche-bakery-austin-tx,sunnyside-drain-and-sewer-decatur-ga',
  },
  { name: 'saved places', path: '/saved' },
  {
    name: 'shared list',
    path: '/lists/5eed0000-0000-4000-8000-000000000202',
    route: '/lists/:id',
    about: 'A Saturday in Austin',
  },
  {
    name: 'a person',
    path: '/people/5eed0000-0000-4000-8000-000000000301',
    route: '/people/:id',
    about: 'Vera Q.',
  },
  { name: 'guides', path: '/cityguides' },
  {
    name: 'guide',
    path: '/cityguides/austin-tx',
    route: '/cityguides/:citySlug',
    about: 'Austin',
  },
  { name: 'blog', path: '/blog' },
  {
    name: 'post',
    path: '/blog/how-reviews-work',
    route: '/blog/:slug',
    about: 'What a star on this site stands for',
  },
  { name: 'nothing found', path: '/?q=xyzzyq' },
  { name: 'sign-in', path: '/auth' },
  { name: 'kept for offline', path: '/offline' },
  { name: 'help', path: '/help' },
  { name: 'an answer', path: '/help?q=paid+first' },
  { name: 'about', path: '/about' },
  { name: 'for developers', path: '/developers' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy policy', path: '/privacy-policy' },
  { name: 'content policy', path: '/content-policy' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'get your business online', path: '/gbo' },
  { name: 'join now', path: '/joinnow' },
  { name: 'events', path: '/events' },
  { name: 'older home', path: '/legacy-home' },
  { name: 'every route', path: '/test-nav' },
  { name: 'sign-up', path: '/auth?view=sign-up' },
  { name: 'new password link', path: '/auth?view=recover' },
  { name: 'sign-in by email', path: '/auth?view=link' },
  { name: 'link of an email', path: '/auth/confirm?type=signup' },
  { name: 'end emails', path: '/unsubscribe' },
  { name: 'holiday hours', path: '/holiday-hours' },
  { name: 'setup', path: '/setup' },
  { name: 'add a business', path: '/business-submission' },
  {
    name: 'claim',
    path: '/claim/4th-street-tap-austin-tx',
    route: '/claim/:id',
    about: '4th Street Tap',
  },
  { name: 'error reports', path: '/sentry-test' },
  { name: 'not found', path: '/nowhere', route: '/*' },
];

const listing = {
  path: '/business-profile/22efbe03-6dd3-49c9-89f9-6090f7000000',
  about: 'Sunnyside Drain & Sewer',
};
const article = '/dashboard/articles/guide/5eed0000-0000-4000-8000-00000000000a';

/** Where the routes of signed-in screens with a parameter have something to show, in the seed. */
const signedInExamples: Record<string, Example | undefined> = {
  '/business-profile/many': {
    path: '/business-profile/many?ids=22efbe03-6dd3-49c9-89f9-6090f7000000',
    about: '',
  },
  '/business-profile/spreadsheet/:id': {
    path: '/business-profile/spreadsheet/5eed0000-0000-4000-8000-000000000000',
    about: '',
  },
  '/business-submission/:id': {
    path: '/business-submission/d4f8227e-0a5d-0eb8-b522-140fa72bf8c6',
    about: 'Peach Street Knits',
  },
  '/business-claim/:id': {
    path: '/business-claim/sunnyside-drain-and-sewer-decatur-ga',
    about: listing.about,
  },
  '/messages/:id': {
    path: '/messages/5eed0000-0000-4000-8000-000000000401',
    about: listing.about,
  },
  '/message/:id': { path: '/message/sunnyside-drain-and-sewer-decatur-ga', about: listing.about },
  '/business-question/:id': {
    path: '/business-question/sunnyside-drain-and-sewer-decatur-ga',
    about: listing.about,
  },
  '/question/:id': {
    path: '/question/5eed0000-0000-4000-8000-000000000301',
    about: listing.about,
  },
  '/business-review/:id': {
    path: '/business-review/sunnyside-drain-and-sewer-decatur-ga',
    about: listing.about,
  },
  '/suggested-edits/:id': {
    path: '/suggested-edits/5eed0000-0000-4000-8000-000000000401',
    about: listing.about,
  },
  '/admin-question/:id': {
    path: '/admin-question/5eed0000-0000-4000-8000-000000000701',
    about: 'Peach Street Knits',
  },
  '/report/:kind/:id': {
    path: '/report/review/7223ac7c-cbae-e08a-7571-cc42df1f7641',
    about: listing.about,
  },
  '/dashboard/queue/:kind/:id': {
    path: '/dashboard/queue/submission/957ebfda-0061-1c5f-7bba-2c915aad6b4f',
    about: 'Acosta Bike Kitchen',
  },
  '/dashboard/articles/:kind/:id': { path: `${article}?new`, about: 'Guide' },
  '/dashboard/articles/:kind/:id/versions': { path: `${article}/versions`, about: '' },
  '/dashboard/categories/:slug': { path: '/dashboard/categories/dentists', about: 'Dentists' },
  '/dashboard/authors/:slug': { path: '/dashboard/authors/ines-calloway', about: 'Ines Calloway' },
  '/dashboard/texts/:name': { path: '/dashboard/texts/about', about: 'About' },
  '/dashboard/vocabulary/:kind/:key': {
    path: '/dashboard/vocabulary/synonym/dentists',
    about: 'Dentists',
  },
  '/dashboard/cities/:metro': { path: '/dashboard/cities/austin-tx', about: 'Austin' },
  '/dashboard/lists/:id': {
    path: '/dashboard/lists/5eed0000-0000-4000-8000-000000000202',
    about: 'A Saturday in Austin',
  },
  '/dashboard/objections/:id': {
    path: '/dashboard/objections/8e3df6cf-68bf-737e-6bbc-b0bc320e4985',
    about: '',
  },
  '/dashboard/imports/:id': {
    path: '/dashboard/imports/5eed0000-0000-4000-8000-000000000000',
    about: '',
  },
  '/dashboard/people/:id': {
    path: '/dashboard/people/5eed0000-0000-4000-8000-000000000002',
    about: 'Otis Landry',
  },
  '/super-admin/people/:id': {
    path: '/super-admin/people/5eed0000-0000-4000-8000-000000000002',
    about: 'Otis Landry',
  },
};

type Example = { path: string; about: string };

export type RouteExample = Example & { route: string };

/** Every route of routes.ts, with an address of it and the name of what that shows. */
export const routeExamples: RouteExample[] = listRoutes(routes).map((route) => ({
  route,
  ...findExample(route),
}));

/** An address of every route, and of every kind of public screen. */
export const everyAddress = Array.from(
  new Set([...routeExamples, ...screens].map(({ path }) => path)),
);

/** The paths of all routes, as routes.ts has them: "/business/:id". */
function listRoutes(entries: RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const route = path === undefined ? parent : `${parent}/${path}`;
    const own = (path !== undefined && children === undefined) || index ? [route || '/'] : [];
    return [...own, ...listRoutes(children ?? [], route)];
  });
}

function findExample(route: string): Example {
  const screen = screens.find((one) => one.route === route);
  if (screen) return { path: screen.path, about: screen.about ?? '' };
  const ofListing = '/business-profile/:id';
  if (route.startsWith(ofListing)) {
    return { ...listing, path: listing.path + route.slice(ofListing.length) };
  }
  const example = signedInExamples[route];
  if (example) return example;
  if (/[:*]/.test(route)) throw new Error(`${route} needs an example in tests/support/screens.ts`);
  return { path: route, about: '' };
}
