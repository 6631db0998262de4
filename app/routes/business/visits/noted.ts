import type { VisitKind } from '#app/config/visits.ts';
import type { Business } from '#app/domain/business/business.ts';

/** An act on a profile in this document, before it is reported. */
export type Noted = {
  business: Pick<Business, 'id' | 'time_zone'>;
  kind: VisitKind;
  /** For a view: the referrer. */
  from?: string;
};
