import type { Wrap } from '#app/messages/sentences.ts';

export const title = 'Get your business online';
export const metaDescription =
  'Find your business in this directory: hours, phone, website and directions on one page, for free. Claim it by email, with its website or with documents.';
export const stepsTitle = 'How it works';
export const findTitle = 'Find it, or add it';
export const claimTitle = 'Claim it';
export const completeTitle = 'Complete it';
export const heading = 'Be found on your main street';
export const introduction =
  'Get one page with your hours, phone number, prices and directions, for people nearby and for search engines. It is free: there is no paid plan, and no one can pay to rank higher.';
export const searchTitle = 'Look for your business first';
export const addMissing = 'Not listed yet? Add it';
export const sampleName = 'Your name here';
export const sampleTrade = 'Your trade · Your town';
export const sampleHours = 'Open now, closes at 6 PM';
export const sampleStreet = '1 Main Street';
export const sampleWebsite = 'yourname.example';
export const sampleReviews = 'Reviews by neighbors';
export const sampleLabel = 'A complete listing';
export const findText = ({ steplink }: { steplink: Wrap }) => (
  <>
    Search for it first. If it is not listed, {steplink('add it')}: an admin reviews it, and we
    email you the decision.
  </>
);
export const claimText =
  'With a code sent to an address at your website’s domain, or placed on your website, the listing can be yours right away; otherwise an admin decides. A letter to your address, a code to your phone, a license, a lease or a utility bill works, too.';
export const completeText =
  'Set hours and holidays, add photos and prices, and answer reviews, questions and messages. Statistics show how often people view your listing and call.';
export const signUp = 'Create an account';
export const helpForOwners = 'Help for owners';
