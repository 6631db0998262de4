import { type Endpoint, get, groups, onDemand, post } from './endpoint.ts';

/** What a directory's first super admin needs, and its logo. */
export const setupEndpoints: Endpoint[] = [
  get('/brand/*', {
    ...groups.pictures,
    handler: onDemand(async () => (await import('./setup/get-brand.ts')).getBrand),
    answers: 'a size of the logo',
  }),
  get('/favicon.ico', {
    ...groups.pictures,
    handler: onDemand(async () => (await import('./setup/get-brand.ts')).getFavicon),
    answers: 'the icon',
  }),
  get('/api/setup', {
    limit: 'metricsReads',
    callers: 'admins',
    handler: onDemand(async () => (await import('./setup/get-setup.ts')).getSetup),
    answers: 'mail sender, domain, Turnstile',
  }),
  post('/api/setup/account', {
    limit: 'attempts',
    callers: 'anyone',
    handler: onDemand(async () => (await import('./setup/post-setup.ts')).postSetup),
    answers: '`{ outcome }`: creates the first super admin',
  }),
  post('/api/setup/mail', {
    limit: 'testErrors',
    callers: 'admins',
    handler: onDemand(async () => (await import('./setup/post-test-mail.ts')).postTestMail),
    answers: 'sends a test mail to the contact address',
  }),
  post('/api/setup/turnstile', {
    limit: 'testErrors',
    callers: 'admins',
    handler: onDemand(
      async () => (await import('./setup/post-test-turnstile.ts')).postTestTurnstile,
    ),
    answers: 'tests its secret',
  }),
  post('/api/setup/logo', {
    limit: 'testErrors',
    callers: 'admins',
    handler: onDemand(async () => (await import('./setup/post-logo.ts')).postLogo),
    answers: '`{ id }`; stores a logo',
  }),
];
