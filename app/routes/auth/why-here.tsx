import { useSearchParams } from 'react-router';
import { endedParameter } from '#app/components/account/to-sign-in-href.ts';
import { type Audience, findAudience } from '#app/config/private-screens.ts';

const sentences: Record<Audience, string> = {
  everybody: 'The page you requested needs an account. Sign in to open it.',
  owners: 'The page you requested is for business owners. Sign in with a business owner’s account.',
  admins: 'The page you requested is for admins. Sign in with an admin’s account.',
  'super-admins':
    'The page you requested is for super admins. Sign in with a super admin’s account.',
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
    return 'Your session has ended. Sign in again to continue where you were.';
  }
  if (audience !== null) return sentences[audience];
  return 'You can search and read everything without an account. An account lets you take part.';
}
