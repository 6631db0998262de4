import { ComingScreen } from '#app/components/site/coming-screen.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { privateMeta } from '#app/components/site/private-meta.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import type { Route } from './+types/business-submission';

export const handle = {} satisfies ScreenHandle;

export function headers(): HeadersInit {
  return publicPageHeaders;
}

/** Anyone may come here: signing in will be asked for at the end of the form. */
export default function BusinessSubmission() {
  return (
    <div className="shell py-10 sm:py-14">
      <PageHeading>Add a business</PageHeading>
      <ComingScreen
        will={[
          'The form is being built. It will take the name, address, phone, hours and photos of a business step by step, keep what you typed, show you a preview, and tell you afterwards how your submission stands.',
          'You will be able to fill it in without an account. We ask you to sign in when you send it.',
        ]}
        today={[
          { to: '/', label: 'Look whether the business is listed already' },
          { to: '/auth?view=sign-up&as=business', label: 'Create an account as a business owner' },
        ]}
      />
    </div>
  );
}

export function meta(): Route.MetaDescriptors {
  return privateMeta('Add a business');
}
