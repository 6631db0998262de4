// Letters on paper, to the address of a business.
export const toOwner = 'To the owner or manager';
export const claimSubject = ({ name }: { name: string }) => `Your code for ${name}`;
export const claimText = ({ name, site }: { name: string; site: string }) =>
  `Someone who says that ${name} is their business asked to manage its listing on ${site}. If this was you, or someone at your business, enter this code:`;
export const invitationSubject = ({ name, site }: { name: string; site: string }) =>
  `${name} is on ${site}`;
export const invitationText = ({ name, site }: { name: string; site: string }) =>
  `People find ${name} on ${site}. Please check your listing: confirm it in one tap, correct it, or manage it yourself. This is free. Your code:`;
export const whereToEnter = ({ address }: { address: string }) =>
  `Scan the square with a phone, or go to ${address}`;
export const validUntil = ({ date }: { date: string }) =>
  `The code works once, until ${date}. We never ask for it by phone or email.`;
export const notYou =
  'Did nobody at your business ask? Then ignore this letter, or use the code to claim the listing yourself.';
export const stop = 'You do not want to be listed, or to hear from us? Say so at the same address.';
export const shown = 'Your listing shows';
export const phone = 'Phone';
export const website = 'Website';
export const missing = 'none';
