type Screen = { name: string; path: string };

/** One address of every kind of public screen, in the seed: what is tried on all of them. */
export const screens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'results', path: '/?q=pizza&near=Austin%2C+TX' },
  { name: 'metro', path: '/browse/metro/austin-tx' },
  { name: 'listing', path: '/business/sunnyside-drain-and-sewer-decatur-ga' },
  { name: 'nothing found', path: '/?q=xyzzyq' },
  { name: 'sign-in', path: '/auth' },
  { name: 'help', path: '/help' },
  { name: 'an answer', path: '/help?q=paid+first' },
  { name: 'about', path: '/about' },
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
  { name: 'add a business', path: '/business-submission' },
  { name: 'error reports', path: '/sentry-test' },
  { name: 'not found', path: '/nowhere' },
];
