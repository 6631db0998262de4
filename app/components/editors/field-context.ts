import type { PhotoList } from '#app/browser/photos/use-photo-list.ts';
import type { CategoryChoice } from '#app/domain/business/business-calls.ts';
import type { AddressOnMap, Content } from '#app/domain/submission/submission.ts';
import type { ListingDraft } from './listing-draft.ts';

/** What a form of a listing has, and how its fields change it. */
export type ListingForm = {
  draft: ListingDraft;
  /** Called for what is entered into a field that is no text. */
  enter: (part: Partial<Content>) => void;
  /** Also shows it in the fields. */
  fill: (part: Partial<Content>) => void;
};

/** What fields need to know besides what was entered. */
export type FieldContext = {
  categories: CategoryChoice[];
  /** Today at the listing, 'YYYY-MM-DD'. */
  today: string;
  /** Previews the hours there; null without a preview. */
  timeZone: string | null;
  /** Where the address is, as far as it is known. */
  address?: AddressOnMap | null;
  /** Whether the hours ask for “By appointment only”, which is then no feature. */
  isAskedForAppointment?: boolean;
  photos?: PhotoPlace;
};

export type PhotoPlace = {
  /** In the bucket. */
  folder: string;
  /** Whether its form is stored as a draft, which has the photos that are uploaded. */
  isDraft: boolean;
  maySend: boolean;
  /** Shown on waiting photos while uploads are not allowed. */
  waitingReason: string;
  /** What the form says about photos that are not uploaded. */
  describe?: (items: PhotoList['items']) => string;
};
