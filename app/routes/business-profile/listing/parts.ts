import type { EditableBusiness } from '#app/domain/editing/editing.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';

type Part = {
  /** Below /business-profile/:id. */
  to: string;
  label: string;
  about: string;
  /** Whether editors of the hours only see it. */
  isForAll: boolean;
};

const parts: Part[] = [
  {
    to: 'details',
    label: t.details,
    about: t.detailsAbout,
    isForAll: false,
  },
  {
    to: 'hours',
    label: t.hours,
    about: t.hoursAbout,
    isForAll: true,
  },
  {
    to: 'services',
    label: t.services,
    about: t.servicesAbout,
    isForAll: false,
  },
  {
    to: 'attributes',
    label: t.features,
    about: t.featuresAbout,
    isForAll: false,
  },
  {
    to: 'photos',
    label: t.photos,
    about: t.photosAbout,
    isForAll: false,
  },
  {
    to: 'status',
    label: t.status,
    about: t.statusAbout,
    isForAll: false,
  },
  {
    to: 'reviews',
    label: t.reviews,
    about: t.reviewsAbout,
    isForAll: false,
  },
  {
    to: 'suggestions',
    label: t.suggestedEdits,
    about: t.suggestedEditsAbout,
    isForAll: false,
  },
  {
    to: 'statistics',
    label: t.statistics,
    about: t.statisticsAbout,
    isForAll: false,
  },
  {
    to: 'access',
    label: t.access,
    about: t.accessAbout,
    isForAll: true,
  },
  {
    to: 'history',
    label: t.history,
    about: t.historyAbout,
    isForAll: true,
  },
];

/** Returns the screen at this path if the editor may not use it; else null. */
export function findForbiddenPart(listing: EditableBusiness, pathname: string): Part | null {
  const part = parts.find(({ to }) => pathname.split('/')[3] === to);
  return part && !findParts(listing).includes(part) ? part : null;
}

/** Returns the screens of a listing for this editor, for tabs and overview. */
export function findParts({ can_edit_all }: EditableBusiness): Part[] {
  return parts.filter(({ isForAll }) => can_edit_all || isForAll);
}
