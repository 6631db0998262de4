/** The mails of accounts, which Supabase Auth has the Worker send. */
type Site = { site: string };

export const confirmSubject = ({ site }: Site) => `Confirm your email address for ${site}`;
export const confirmIntro = ({ site }: Site) => `Thank you for joining ${site}.`;
export const confirmBody = ({ email }: { email: string }) =>
  `Please confirm that ${email} is your email address.`;
export const confirmButton = 'Confirm my email address';
export const confirmIgnore =
  'If you did not sign up, you can ignore this email: nothing happens without your confirmation.';

export const recoverySubject = ({ site }: Site) => `Set a new password for ${site}`;
export const recoveryBody = ({ email, site }: Site & { email: string }) =>
  `Someone, hopefully you, asked to set a new password for ${email} on ${site}.`;
export const recoveryButton = 'Set a new password';
export const recoveryIgnore =
  'If you did not request this, you can ignore this email: your password stays as it is.';

export const signInSubject = ({ site }: Site) => `Your sign-in link for ${site}`;
export const signInBody = ({ email, site }: Site & { email: string }) =>
  `Here is your link to sign in to ${site} as ${email}. No password needed.`;
export const signInButton = 'Sign in';
export const ignore = 'If you did not request this, you can ignore this email.';

export const inviteSubject = ({ site }: Site) => `You are invited to ${site}`;
export const inviteIntro = ({ site }: Site) =>
  `You are invited to join ${site}, the directory of local businesses.`;
export const inviteBody = ({ email }: { email: string }) => `The invitation is for ${email}.`;
export const inviteButton = 'Accept the invitation';
export const inviteIgnore = 'If you do not want to join, you can ignore this email.';

export const emailChangeSubject = ({ site }: Site) => `Confirm your new email address for ${site}`;
type EmailChange = Site & { email: string; newEmail: string };
export const emailChangeBody = ({ site, email, newEmail }: EmailChange) =>
  email === ''
    ? `Please confirm that ${newEmail} is the email address of your ${site} account.`
    : `Please confirm that your ${site} account moves from ${email} to ${newEmail}.`;
export const emailChangeBoth =
  'For your safety, we ask at both addresses: open the link in each email.';
export const emailChangeButton = 'Confirm the change';
export const emailChangeIgnore =
  'If you did not request this, do not open the link, and your address stays as it is. We recommend that you change your password.';

export const codeSubject = ({ site }: Site) => `Your code for ${site}`;
export const codeBody = ({ site }: Site) =>
  `Enter this code to continue changing your ${site} account:`;
export const codeIgnore =
  'If you did not request this, someone may know your password: change it. Never give a code to anybody.';

export const linkOnce = 'The link works once, for one hour.';
export const linkOnceOrCode =
  'The link works once, for one hour. Or enter this code where you requested the email:';

/** What has changed in an account, by the kind that Supabase Auth names. */
export const accountChanges: Record<string, (data: { oldEmail: string; email: string }) => string> =
  {
    password_changed_notification: ({ email }) => `The password of ${email} was changed.`,
    email_changed_notification: ({ oldEmail, email }) =>
      `The email address of your account was changed from ${oldEmail} to ${email}.`,
    phone_changed_notification: ({ email }) => `The phone number of ${email} was changed.`,
    identity_linked_notification: ({ email }) => `A way to sign in was added to ${email}.`,
    identity_unlinked_notification: ({ email }) => `A way to sign in was removed from ${email}.`,
    mfa_factor_enrolled_notification: ({ email }) => `A second factor was added to ${email}.`,
    mfa_factor_unenrolled_notification: ({ email }) => `A second factor was removed from ${email}.`,
  };
export const accountChangedSubject = ({ site }: Site) => `Your ${site} account was changed`;
export const accountChangedNotYou = ({ contact }: { contact: string }) =>
  `If this was not you, set a new password now, and write to ${contact}.`;

// What people read on the screen where they requested a mail.
export const mailNotSent = 'We could not send the email. Please try again in a few minutes.';
export const mailRefused = 'We could not send an email to this address. Please check it for typos.';
