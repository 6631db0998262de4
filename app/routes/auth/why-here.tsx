import { useSearchParams } from 'react-router';
import { endedParameter } from '#app/components/account/to-sign-in-href.ts';
import { type Audience, findAudience } from '#app/config/private-screens.ts';
import * as t from '#app/messages/routes/auth.tsx';

const sentences: Record<Audience, string> = {
  everybody: t.accountNeeded,
  owners: t.ownerAccountNeeded,
  admins: t.adminAccountNeeded,
  'super-admins': t.superAdminAccountNeeded,
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
    return t.sessionEnded;
  }
  if (audience !== null) return sentences[audience];
  return t.accountOptional;
}
