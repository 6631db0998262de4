import type { Content } from './submission.ts';

type Case = [
  name: string,
  change: Partial<Content>,
  errors: Partial<Record<keyof Content, string>>,
];

/** Of pages on social networks, the service area and the opening day. */
export const ownPageCases: Case[] = [
  [
    'pages on social networks, by their name or address there',
    {
      facebook_url: 'm.facebook.com/profile.php?id=100064&ref=page_internal',
      instagram_url: '@joes.bakery_tx',
      tiktok_url: 'joesbakery',
      youtube_url: 'https://www.youtube.com/@joes/?sub_confirmation=1',
      x_url: 'https://twitter.com/joes',
      linkedin_url: 'linkedin.com/company/joes-bakery/',
    },
    {},
  ],
  [
    'pages of another network, of none, and a home page',
    { facebook_url: 'https://instagram.com/joes', x_url: 'x.com', tiktok_url: 'joes bakery' },
    {
      facebook_url: 'Please enter the address of a page on facebook.com, or its name there',
      x_url: 'Please enter the address of a page on x.com, or its name there',
      tiktok_url: 'Please enter the address of a page on tiktok.com, or its name there',
    },
  ],
  ['a service area', { service_area: 'Austin, Round Rock', service_radius: '25 miles' }, {}],
  [
    'a radius of nothing',
    { service_radius: '0' },
    { service_radius: 'Please enter a distance of 1 to 200 miles' },
  ],
  ['a radius of 200 miles', { service_radius: '200' }, {}],
  [
    'a radius of 201 miles',
    { service_radius: '201' },
    { service_radius: 'Please enter a distance of 1 to 200 miles' },
  ],
  ['an opening day', { opens_on: '2028-02-29' }, {}],
  [
    'an opening day that no year has',
    { opens_on: '2027-02-29' },
    { opens_on: 'Opening day must be a date' },
  ],
];
