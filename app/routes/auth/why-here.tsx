import { useSearchParams } from 'react-router';
import { endedParameter } from '#app/components/account/to-sign-in-href.ts';
import { type Audience, findAudience } from '#app/config/private-screens.ts';

const sentences: Record<Audience, string> = {
  everybody: 'The page you asked for needs an account. Sign in, and it opens.',
  owners: 'The page you asked for is for business owners. Sign in with the account of one.',
  admins: 'The page you asked for is for admins. Sign in with the account of one.',
  'super-admins': 'The page you asked for is for super admins. Sign in with the account of one.',
};

/**
 * Says why somebody was sent here. Only the browser knows; until then, space of the same height
 * keeps the form in place.
 */
export function WhyHere({ next }: { next: string }) {
  const [parameters] = useSearchParams();
  const hasEnded = parameters.get(endedParameter.name) === endedParameter.value;
  const audience = findAudience(next);
  return <p className="mt-3 min-h-14 text-soft">{describe(audience, hasEnded)}</p>;
}

function describe(audience: Audience | null, hasEnded: boolean): string {
  if (hasEnded && audience !== null) {
    return 'Your session has ended. Sign in again, and you go on where you were.';
  }
  if (audience !== null) return sentences[audience];
  return 'Everything can be read and searched without. An account is for taking part.';
}
