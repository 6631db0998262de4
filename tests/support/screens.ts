type Screen = { name: string; path: string };

/** One address of every kind of public screen, in the seed: what is tried on all of them. */
export const screens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'results', path: '/?q=pizza&near=Austin%2C+TX' },
  { name: 'listing', path: '/business/sunnyside-drain-and-sewer-decatur-ga' },
  { name: 'nothing found', path: '/?q=xyzzyq' },
  { name: 'sign-in', path: '/auth' },
  { name: 'sign-up', path: '/auth?view=sign-up' },
  { name: 'add a business', path: '/business-submission' },
  { name: 'not found', path: '/nowhere' },
];
