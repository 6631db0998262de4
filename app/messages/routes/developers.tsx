import type { ReactNode } from 'react';
import type { Wrap } from '#app/messages/sentences.ts';

type Code = { code: Wrap };

export const title = 'For developers';
export const heading = 'Use the directory in your program';
export const introduction = ({ site }: { site: string }) =>
  `Everything that ${site} shows publicly is available to programs: search, single listings, and whether one is open at a given time. It is free and works from any site.`;
export const metaDescription = ({ site }: { site: string }) =>
  `The public API of ${site}: search, listings, and opening hours for programs and assistants, with examples to try.`;
export const openApi = 'OpenAPI 3.1 description';
export const onThisPage = 'On this page';
export const houseRules = 'House rules';
export const keys = 'API keys';
export const endpoints = 'Endpoints';
export const errors = 'Errors';
export const forAssistants = 'For assistants';

export const errorsText = ({ code }: Code) => (
  <>
    Every error has the same shape. {code('code')} is for your program, {code('message')} for
    people, and {code('fields')} says what is wrong with each parameter.
  </>
);
export const assistantsText =
  'An assistant that speaks the Model Context Protocol connects to this address by streamable HTTP, with or without a key, and answers from the directory with links to it.';
export const searchTool = 'words, place, category, rating, opening time';
export const getTool = 'everything about one business except its reviews';
export const openTool = 'whether a business is open now or at a given time, and until when';
export const changesTool = 'which businesses opened, closed or moved in a city';
export const placesTool = 'names of places and categories to search by';
export const toolsText =
  'These tools are read-only and share the limits above. Errors come as a sentence.';

type Rule = Code & { strong: Wrap };
export const linkBack = ({ strong, code, link }: Rule & { link: Wrap }) => (
  <>
    {strong('Link back.')} Where you show a listing, link to its {code('url')}, or to{' '}
    {code('/business/')} and its slug. Do not use the data for unwanted email or calls, and do not
    republish the whole directory as your own ({link('terms')}).
  </>
);
type Limits = Rule & { searches: number; listings: number };
export const respectLimits = ({ strong, code, searches, listings }: Limits) => (
  <>
    {strong('Respect the limits.')} One IP address can make {searches} searches and {listings}{' '}
    listing requests a minute; each endpoint shows its limit. Beyond that, responses have status 429
    and {code('Retry-After')} in seconds.
  </>
);
export const datesAndHours = ({ strong, code }: Rule) => (
  <>
    {strong('Dates and hours')} are ISO 8601. Times of day are in the listing’s time zone, which is
    in {code('time_zone')}. A span that closes at or before it opens ends on the next day.
  </>
);
export const pages = ({ strong, code }: Rule) => (
  <>
    {strong('Pages')} are requested by {code('cursor')}; the header {code('Link')} has the next one.
  </>
);
export const unknownParameters = ({ strong }: Pick<Rule, 'strong'>) => (
  <>
    {strong('Unknown parameters')} are an error, so that typos show. We may add fields to responses:
    ignore those you do not know.
  </>
);
export const sameForAll = ({ strong }: Pick<Rule, 'strong'>) => (
  <>
    {strong('Responses are the same for everyone.')} We neither read nor set cookies, and scripts on
    other sites can read responses (CORS).
  </>
);
export const contact = ({ strong, code, mail }: Rule & { mail: ReactNode }) => (
  <>
    {strong('Questions?')} Write to {mail} with the {code('request_id')} of the response.
  </>
);
export const keysText = ({ requests, link }: { requests: number; link: Wrap }) => (
  <>
    Does your program need more than the open limits?{' '}
    {link('Create a key in your account settings')} and send it with each request. All keys of an
    account together can then make {requests} requests a minute, across all endpoints and tools,
    from any address. Responses are the same with and without a key.
  </>
);
export const keysSafety =
  'Store keys on a server: browsers cannot send them from other sites. A revoked key stops working within a minute.';

export const atMost = ({ requests }: { requests: number }) =>
  `Up to ${requests} requests a minute.`;
export const answers = ({ type }: { type: ReactNode }) => <>Returns {type}.</>;
export const parameters = ({ count }: { count: number }) =>
  count === 1 ? '1 parameter' : `${count} parameters`;
export const oneOf = ({ choices }: { choices: ReactNode }) => <>One of {choices}.</>;

/** `unseen`: a part that only screen readers read. */
export const tryIt = ({ name, unseen }: { name: string; unseen: Wrap }) => (
  <>Try it{unseen(`: ${name}`)}</>
);
export const tryLabel = ({ name }: { name: string }) => `Try: ${name}`;
export const send = 'Send request';
export const sending = 'Sending…';
export const notGiven = '(not given)';
export const noAnswer = 'No answer';
export const unreachable = 'We could not reach the directory. Please try again.';
export const response = 'Response';
export const firstCharacters = ({ shown, all }: { shown: string; all: string }) =>
  `The first ${shown} of ${all} characters.`;
