import type { ClientInstrumentation } from 'react-router';

let lastLeft: string | null = null;

/** Records the URL that each client-side navigation leaves. */
export const recordPreviousUrl: ClientInstrumentation = {
  router(router) {
    router.instrument({
      async navigate(navigate) {
        lastLeft = location.href;
        await navigate();
      },
    });
  },
};

/** Returns the URL of the previous screen; '' when it is unknown or on another site. */
export function findPreviousUrl(): string {
  const address = lastLeft ?? document.referrer;
  return address.startsWith(`${location.origin}/`) ? address : '';
}
