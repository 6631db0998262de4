import { type Endpoint, onDemand, post } from './endpoint.ts';

/** Evidence for claims, and codes of letters and invitations. */
export const claimEndpoints: Endpoint[] = [
  post('/api/claims/:id/website-check', {
    limit: 'websiteChecks',
    callers: 'people',
    handler: onDemand(
      async () => (await import('./claims/post-website-check.ts')).postWebsiteCheck,
    ),
    answers: '`{ outcome }` of looking for the code on the website',
  }),
  post('/api/claims/:id/codes/:channel', {
    limit: 'phoneCodes',
    callers: 'people',
    handler: onDemand(async () => (await import('./claims/post-phone-code.ts')).postPhoneCode),
    answers: '`{ outcome }` of a code to the listing’s phone by `text` or `call`',
  }),
  {
    methods: ['PUT'],
    path: '/api/claims/:id/documents/:slot',
    limit: 'documents',
    callers: 'people',
    handler: onDemand(async () => (await import('./claims/put-document.ts')).putDocument),
    answers:
      '204; stores a PDF, JPEG, PNG or HEIC of at most 10 MB in slot 1 to 5 of the claimant, 6 to 10 of the owner',
  },
  post('/api/owner-codes', {
    limit: 'attempts',
    callers: 'anyone',
    handler: onDemand(async () => (await import('./claims/post-owner-code.ts')).postOwnerCode),
    answers: '`{ listing }` of a code, or `{ outcome }` of its holder’s answer',
  }),
];
