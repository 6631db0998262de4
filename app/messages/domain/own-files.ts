import { labels } from './listing-fields.ts';
import { cannotBeSaved, sameNameAndAddress } from './submission.ts';

/** What keeps a row of an owner's file from being saved, by the database's name for it. */
export const ownReasons = {
  not_named: 'The row has no id and no page address.',
  not_yours: 'You manage no listing with this id or page address.',
  twice: 'An earlier row has the same listing.',
  hours_only: 'You can change only the hours of this listing.',
  conflict: 'Someone changed this listing after the check. Download it again.',
  too_many: 'This listing was changed too often today. Try again tomorrow.',
  required: 'Name, category, address, phone and email stay where their cell is empty.',
  status: 'Close, move or reopen a listing in its editor; a file does not change its status.',
  pending: 'What was reviewed before stays until the directory approves the change.',
};
export const sameOrInvalid = (field: string) =>
  field === 'businesses_duplicate_key_idx'
    ? sameNameAndAddress
    : cannotBeSaved({ label: labels[field as keyof typeof labels] ?? field });
export const cellStays = ({ message }: { message: string }) => `stays as it is. ${message}`;
export const unknownCategory = ({ name }: { name: string }) => `There is no category “${name}”`;
export const unreadHours = 'Please enter hours as “Mon 09:00-17:00, Tue 09:00-17:00”';
