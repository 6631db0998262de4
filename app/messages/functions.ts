type Site = { site: string };

// Feeds.
export const blogFeedTitle = ({ site }: Site) => `The ${site} blog`;
export const blogFeedAbout = 'How the directory works, and what helps a small business get found.';
export const allListings = 'All listings';
export const searchFeedAbout = ({ search }: { search: string }) => `Listings for ${search}`;
export const openOn = ({ date }: { date: string }) => `open ${date}`;

const sources = { owner: 'owner', neighbour: 'visitors', directory: 'directory' };
type Confirmed = { fact: string; source: keyof typeof sources; date: string };
export const confirmedFact = ({ fact, source, date }: Confirmed) =>
  `${fact} by the ${sources[source]} on ${date}`;
export const confirmed = ({ facts }: { facts: string }) => `Confirmed: ${facts}`;

// Pages as Markdown.
type Rated = { rating: number; count: number };
export const markdown = {
  kind: 'Kind',
  address: 'Address',
  phone: 'Phone',
  website: 'Website',
  email: 'Email',
  rating: 'Rating',
  page: 'Page',
  nextPage: 'Next page',
  services: 'Services',
  features: 'Good to know',
  reviews: 'Reviews',
  categories: 'Categories',
  hours: ({ timeZone }: { timeZone: string }) => `Hours (${timeZone})`,
  rated: ({ rating, count }: Rated) =>
    `${rating} of 5 (${count} ${count === 1 ? 'review' : 'reviews'})`,
  stars: ({ rating }: { rating: number }) => `${rating} of 5`,
  found: ({ total }: { total: string }) => `Listings found: ${total}`,
  moreFound: ({ total }: { total: string }) => `Listings found: more than ${total}`,
  temporarilyClosed: ({ until }: { until: string | null }) =>
    `**Temporarily closed${until === null ? '' : ` until ${until}`}**`,
};

// Pictures of shared pages.
export const siteKicker = ({ area }: { area: string }) => `Across ${area}`;
type Place = { city: string; state: string };
export const businessKicker = ({ category, city, state }: Place & { category: string }) =>
  `${category} in ${city}, ${state}`;
export const guideKicker = ({ metro }: { metro: string }) => `City guide to ${metro}`;
export const postKicker = 'From the blog';

export const testMailSubject = ({ site }: Site) => `A test email of ${site}`;
export const testMailText = ({ site }: Site) =>
  `This is a test email of ${site}. It arrived, so emails are sent and received.`;

export const outage =
  'We cannot reach our database right now. This is a saved copy of the page, so hours and other facts may have changed.';
export const tooManyAttempts = ({ minutes }: { minutes: number }) =>
  `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
