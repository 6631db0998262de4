export const description = ({ area }: { area: string }) =>
  `Find local businesses in ${area}: who is open now, how to reach them, and what neighbors say.`;

export const announcementLabel = 'Announcement';
export const breadcrumbsLabel = 'Breadcrumbs';
export const outageSavedList = ({ madeAt }: { madeAt: string }) =>
  `This page is from a saved copy of ${madeAt}, so hours and other facts may have changed.`;
export const outageTitle = 'We cannot reach our database right now.';
export const exploreGroup = 'Explore';
export const openNow = 'Open now';
export const topRated = 'Top rated';
export const newest = 'Newest';
export const categories = 'Categories';
export const cities = 'Cities';
export const readGroup = 'Read';
export const cityGuides = 'City guides';
export const blog = 'Blog';
export const events = 'Events';
export const getInvolvedGroup = 'Get involved';
export const forOwners = 'For owners';
export const addABusiness = 'Add a business';
export const join = 'Join';
export const help = 'Help';
export const about = 'About';
export const forDevelopers = 'For developers';
export const accessibility = 'Accessibility';
export const contentPolicy = 'Content policy';
export const privacy = 'Privacy';
export const terms = 'Terms';
export const plainHome = 'Older home page';
export const footerLabel = 'Footer';
export const footerText = ({ tagline }: { tagline: string }) =>
  `${tagline}. No one can pay to rank higher: results depend on your search, the distance and what neighbors say.`;
export const skipToResults = 'Skip to results';
export const skipToContent = 'Skip to content';
export const guides = 'Guides';
export const forBusinesses = 'For businesses';
export const homeLabel = ({ name }: { name: string }) => `${name}, home`;
export const mainMenuLabel = 'Main';
export const savedPlaces = 'Saved places';
export const menu = 'Menu';

export const offline = 'You are offline.';
export const pageNotComing = 'The next page is not loading.';
export const pageStays = 'This page stays as it is.';
export const retry = 'Try again';
