import { policies } from '#app/config/policies.ts';

/** Identifiers of existing listings, guides and posts. */
export type Examples = {
  businessSlug: string;
  businessId: string;
  guideSlug: string;
  postSlug: string;
  metroSlug: string;
  /** Listings in unusual states; undefined if there is none. */
  closedSlug: string | undefined;
  movedSlug: string | undefined;
  temporarilyClosedSlug: string | undefined;
  goneSlug: string | undefined;
};

/** A route of the product, an example URL, and the status of its response. */
export type SpecifiedRoute = {
  route: string;
  screen: string;
  example: string;
  status: 200 | 301 | 404 | 410;
};

/** Returns all routes of the product; add new ones here. */
export function specifiedRoutes(examples: Examples): SpecifiedRoute[] {
  const { businessSlug, businessId, guideSlug, postSlug, metroSlug } = examples;
  return [
    page('/', 'Home search'),
    page('/home-search', 'Home search'),
    page('/legacy-home', 'Older home page'),
    page('/auth', 'Sign-in and sign-up'),
    page('/dashboard', 'Dashboard, for people who are signed in'),
    page('/business-submission', 'Business submission'),
    page('/business-profile', 'Business profile, for its owner'),
    page('/business/{id}', 'Public business profile', `/business/${businessSlug}`),
    {
      route: '/business/{id}',
      screen: 'The same by its uuid, which redirects',
      example: `/business/${businessId}`,
      status: 301,
    },
    page('/business/{id}/history', 'What changed on it', `/business/${businessSlug}/history`),
    ...listing('One that has permanently closed', examples.closedSlug),
    ...listing('One that has moved', examples.movedSlug),
    ...listing('One that is temporarily closed', examples.temporarilyClosedSlug),
    ...listing('One that was taken down', examples.goneSlug, 410),
    page('/events', 'Events, coming soon'),
    page('/joinnow', 'Join now'),
    page('/browse/metro/{metro}', 'Metro browse', `/browse/metro/${metroSlug}`),
    page('/claim/{id}', 'Claim a business', `/claim/${businessSlug}`),
    page('/account-settings', 'Account settings, for people who are signed in'),
    page('/offline', 'What is saved for offline use'),
    page('/help', 'Help'),
    ...Object.values(policies).map(({ path, title }) => page(path, title)),
    page('/about', 'About'),
    page('/developers', 'For developers'),
    page('/blog', 'Blog index'),
    page('/blog/{slug}', 'Blog post', `/blog/${postSlug}`),
    page('/test-nav', 'This page'),
    page('/gbo', 'Get your Business Online'),
    page('/super-admin', 'Super admin, for super admins'),
    page('/sentry-test', 'Error-reporting test page'),
    page('/cityguides', 'City guides index'),
    page('/cityguides/{citySlug}', 'City guide', `/cityguides/${guideSlug}`),
    { route: 'any other path', screen: 'Not found', example: '/no-such-street', status: 404 },
  ];
}

function page(route: string, screen: string, example = route): SpecifiedRoute {
  return { route, screen, example, status: 200 };
}

function listing(
  screen: string,
  slug: string | undefined,
  status: SpecifiedRoute['status'] = 200,
): SpecifiedRoute[] {
  if (slug === undefined) return [];
  return [{ route: '/business/{id}', screen, example: `/business/${slug}`, status }];
}
