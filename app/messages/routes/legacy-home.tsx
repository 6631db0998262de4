import type { Wrap } from '#app/messages/sentences.ts';

export const onThisPage = 'On this page';
export const categories = 'Categories';
export const cities = 'Cities';
export const title = ({ name }: { name: string }) => `${name}, the older home page`;
export const metaDescription = 'All categories and cities in plain lists.';
export const introduction = ({
  businesses,
  cities,
  link,
}: {
  businesses: string;
  cities: number;
  link: Wrap;
}) => (
  <>
    {businesses} businesses, {cities} cities. This is the older home page; {link('the new one')}{' '}
    does more.
  </>
);
export const whatLabel = 'What';
export const whereLabel = 'Where';
export const search = 'Search';
export const openNow = 'Open now';
export const newest = 'Newest';
export const help = 'Help';
export const about = 'About';
export const terms = 'Terms';
export const privacy = 'Privacy';
export const accessibility = 'Accessibility';
export const listYourBusiness = 'List your business';
export const nameColumn = 'Name';
export const listingsColumn = 'Listings';
