import type { LinkType } from '#app/domain/session/verify-link.ts';
import type { AuthView } from './views.ts';

type LinkText = {
  title: string;
  /** What the button does. */
  will: string;
  button: string;
  /** The form to request another such link. */
  view?: AuthView;
};

/** Texts for the links in mails, by type. */
export const linkTexts: Record<LinkType, LinkText> = {
  signup: {
    title: 'Confirm your email',
    will: 'Your account becomes active, and you are signed in on this device.',
    button: 'Confirm my email',
    view: 'resend',
  },
  invite: {
    title: 'Accept your invitation',
    will: 'You are signed in on this device and choose a password.',
    button: 'Accept the invitation',
  },
  magiclink: {
    title: 'Sign in by email',
    will: 'You are signed in on this device, without a password.',
    button: 'Sign in',
    view: 'link',
  },
  recovery: {
    title: 'Set a new password',
    will: 'You are signed in on this device and choose a new password.',
    button: 'Choose a new password',
    view: 'recover',
  },
  email_change: {
    title: 'Confirm your new email',
    will: 'Your account moves to this address once the emails to the old and to the new one have both been confirmed.',
    button: 'Confirm the change',
  },
};
