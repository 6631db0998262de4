import type { VisitKind } from '#app/config/visits.ts';
import type { Business } from '#app/domain/business/business.ts';

/** Something that was done with a profile in this document, before it is told. */
export type Noted = {
  business: Pick<Business, 'id' | 'time_zone'>;
  kind: VisitKind;
  /** Of a view: the address it came from. */
  from?: string;
};
