import { type Wrap, formatList } from '#app/messages/sentences.ts';

export const strangersWords = ({ site }: { site: string }) =>
  `Somebody else wrote the quoted text in this email, not ${site}. We never ask for a password or a code.`;
export const greeting = ({ firstName }: { firstName: string | null }) =>
  firstName === null ? 'Hello,' : `Hello ${firstName},`;
export const signature = ({ name }: { name: string }) => `Your ${name} team`;
export const footerAlwaysSent =
  'You cannot turn off emails like this one: they are about your account, who can edit a listing, or something of yours that we removed.';
export const footerReason = ({ labels }: { labels: string[] }) =>
  `You get this email because ${formatList(labels.map((label) => `“${label}”`))} ${labels.length === 1 ? 'is' : 'are'} on.`;
export const footerUnsubscribeText = ({ address }: { address: string }) =>
  `Stop emails like this one: ${address}`;
export const footerUnsubscribe = ({ stop, choose }: { stop: Wrap; choose: Wrap }) => (
  <>
    {stop('Stop emails like this one')}, or {choose('choose which emails you get')}.
  </>
);
export const dailySubject = ({ first, more }: { first: string; more: number }) =>
  more === 1 ? `${first}, and 1 more update` : `${first}, and ${more} more updates`;
