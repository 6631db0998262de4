import type { TextName } from '#app/config/texts.ts';

/** What each text is called, and where it is read. */
export const textLabels: Record<TextName, { name: string; where: string }> = {
  about: { name: 'About', where: '/about' },
  help: { name: 'Help', where: '/help' },
  join: { name: 'Join', where: '/joinnow' },
  terms: { name: 'Terms', where: '/terms' },
  privacy: { name: 'Privacy policy', where: '/privacy-policy' },
  content: { name: 'Content policy', where: '/content-policy' },
  accessibility: { name: 'Accessibility', where: '/accessibility' },
  footer: { name: 'Footer', where: 'the end of each page, as one plain line' },
  mail_signup: { name: 'Sign-up email', where: 'its first lines, as plain text' },
  mail_invite: { name: 'Invitation email', where: 'its first lines, as plain text' },
};
