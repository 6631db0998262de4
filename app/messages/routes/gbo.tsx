import type { Wrap } from '#app/messages/wrap.ts';

export const title = 'Get your Business Online';
export const metaDescription =
  'Find the listing of your business on Mainstreet: hours, phone, website and directions on one page, free of charge. Claim it by email, by its website or by documents.';
export const stepsTitle = 'How it works';
export const findTitle = 'Find it, or add it';
export const claimTitle = 'Claim it';
export const completeTitle = 'Complete it';
export const heading = 'Hang your sign where people look';
export const introduction =
  'One page with your hours, number, prices and directions, for people nearby and for search engines. It is free: there is no paid plan, and no one can buy a better place in the results.';
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
    Many businesses are listed already. If yours is not, {steplink('add it')}: we check the facts
    and tell you when it is public, or why it is not.
  </>
);
export const claimText =
  'A code by email or on your website makes it yours right away. A license, a lease or a utility bill works too; our admins review it.';
export const completeText =
  'Set hours and holidays, add photos and prices. Changes are live when you save them, and statistics show how often people view your listing and call.';
export const signUp = 'Create an account';
export const helpForOwners = 'Help for owners';
