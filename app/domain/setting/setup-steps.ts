import type { z } from 'zod';
import type { setupFactsSchema } from './setting-schema.ts';

/** What the database knows of a directory that is about to go live. */
export type SetupFacts = z.infer<typeof setupFactsSchema>;

/** What only the Worker, or the environment of a deployment, knows of it. */
export type Setup = {
  /** Of its mails; null: they wait. */
  sender: string | null;
  /** Null: that of each request, and nothing is cached. */
  origin: string | null;
  has_turnstile: boolean;
};

export type SetupStep = {
  name: string;
  isDone: boolean;
  /** What to do, or why. */
  about: string;
  /** The screen where it is done; none for what is set where the Worker is deployed. */
  to?: string;
};

const maxBackupHours = 26;

/** The steps before going live, for the screen of super admins and `npm run deploy -- --check` alike. */
export function listSetupSteps(facts: SetupFacts, setup: Setup): SetupStep[] {
  const { identity, has_area, has_listings, super_admins, backup_hours } = facts;
  const age =
    backup_hours === null ? 'No backup is known.' : `The last is ${backup_hours} hours old.`;
  return [
    {
      name: 'Name, logo and colors',
      isDone: !!identity.name,
      about: 'On pages, in emails and feeds.',
      to: '/dashboard/settings#identity',
    },
    {
      name: 'Contact email',
      isDone: !!identity.contact_email,
      about: 'For questions; replies to our emails go there.',
      to: '/dashboard/settings#identity',
    },
    {
      name: 'Operator and postal address',
      isDone: !!identity.operator && !!identity.postal_address,
      about: 'In policies and at the end of emails.',
      to: '/dashboard/settings#legal',
    },
    {
      name: 'Area',
      isDone: has_area,
      about: 'Unless it is the whole country.',
      to: '/dashboard/settings#area',
    },
    {
      name: 'First listings',
      isDone: has_listings,
      about: 'Import a file, or add one business.',
      to: '/dashboard/imports',
    },
    {
      name: 'Second super admin',
      isDone: super_admins > 1,
      about: 'Give somebody else with an account the role.',
      to: '/dashboard/people',
    },
    {
      name: 'Domain',
      isDone: setup.origin !== null,
      about: setup.origin ?? 'Set SITE_URL: without it nothing is cached.',
    },
    {
      name: 'Email sender',
      isDone: setup.sender !== null,
      about: setup.sender ?? 'Set MAIL_API_KEY and MAIL_FROM: until then emails wait.',
      to: '/dashboard/mails',
    },
    {
      name: 'Turnstile',
      isDone: setup.has_turnstile,
      about: 'Checks who sends first messages to owners: set TURNSTILE_SITE_KEY.',
    },
    {
      name: 'Backup',
      isDone: backup_hours !== null && backup_hours < maxBackupHours,
      about: `${age} npm run backup -- FOLDER makes one.`,
      to: '/dashboard/health',
    },
  ];
}
