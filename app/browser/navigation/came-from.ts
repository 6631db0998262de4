import type { ClientInstrumentation } from 'react-router';

let lastLeft: string | null = null;

/** Notes which address each navigation within this document leaves. */
export const noteDepartures: ClientInstrumentation = {
  router(router) {
    router.instrument({
      async navigate(navigate) {
        lastLeft = location.href;
        await navigate();
      },
    });
  },
};

/** The address from which somebody came to this screen; '' where it is not known, or another site's. */
export function cameFrom(): string {
  const address = lastLeft ?? document.referrer;
  return address.startsWith(`${location.origin}/`) ? address : '';
}
