import type { Wrap } from '#app/messages/sentences.ts';

export const orderTitle = 'How results are ordered';
export const sourcesTitle = 'Where listings come from';
export const ownersTitle = 'Who can manage a listing';
export const privacyTitle = 'What we store about you';
export const factsTitle = 'In short';
export const programsLabel = 'Data formats';
export const placeNamesLabel = 'Place names';
export const title = ({ name }: { name: string }) => `About ${name}`;
export const metaDescription =
  'What this directory is, how its results are ordered, where its listings come from, and why no one can pay to rank higher.';
export const heading = 'A directory that works for the person who is looking';
export const introduction = ({ name }: { name: string }) =>
  `You need a plumber, a birthday cake or a place that is still open. You want a name, a number, the hours and directions. ${name} is built for that minute, and for the businesses that want to be found with the right facts.`;
export const orderText =
  'By how well a listing matches, how near it is, and how people rate it. One five-star review does not outrank two hundred good ones. No placement is paid for.';
export const sourcesText =
  'From lists we import, and from owners and neighbors. An admin reviews each new listing that a person adds. Listings show when their facts were last confirmed, and by whom.';
export const ownersText =
  'Anyone who can verify that the business is theirs, with a code sent by email or placed on its website, or with documents that our admins review. A current owner can object before anything changes.';
export const privacyText = ({ textlink }: { textlink: Wrap }) => (
  <>
    Almost nothing while you browse: no ads, no trackers, and one cookie with the place of your last
    search. See the {textlink('privacy policy')}.
  </>
);
export const costsText = 'Nothing, for anyone';
export const programsText = 'JSON, CSV, GeoJSON, RSS';
export const placeNamesText = ({ link }: { link: Wrap }) => <>{link('GeoNames')}, CC BY 4.0</>;
export const searchDirectory = 'Search the directory';
export const getYourBusinessOnline = 'Get your business online';
export const coversLabel = 'Covers';
export const costsLabel = 'Costs';
export const contactLabel = 'Contact';
