import { type ReactNode, ViewTransition } from 'react';

/**
 * A picture that is on this screen and on the next, and moves from one place to the other. `of`
 * names what it shows and may stand once on a screen. React names the element by CSSOM, which the
 * policy allows; browsers without view transitions change screens as ever.
 */
export function TravellingCover({ of, children }: { of: string; children: ReactNode }) {
  return (
    <ViewTransition name={`cover-${of}`} default="none" share="cover">
      {children}
    </ViewTransition>
  );
}
