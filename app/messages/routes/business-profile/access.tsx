import type { ReactNode } from 'react';

export const title = 'Who has access';
export const ownAddress = 'This is your own address';
export const dayIsOver = 'Please choose today or a later day';
type OwnAccess = { ability: string; listing: ReactNode; until: string };
export const ownAccess = ({ ability, listing, until }: OwnAccess) => (
  <>
    You can {ability} of {listing}, {until}. Its owner decides who else can.
  </>
);
export const ownersText =
  'You own this listing. Colleagues you invite here can edit it, too; the history records who changed what.';
export const leaveTitle = 'Leave this listing';
export const ownerLeaves =
  'The listing stays in the directory without an owner and without its verification, and your colleagues lose their access. To own it again, you would have to claim it.';
export const colleagueLeaves =
  'You can no longer edit the listing unless its owner invites you again. Your changes stay.';
export const leave = 'Leave listing';
export const transferTitle = 'Transfer the listing';
export const transferText =
  'When they accept, the listing is theirs: you and your colleagues can no longer edit it. Until then nothing changes, and you can withdraw the offer.';
export const sendOffer = 'Send offer';
export const newOwnersEmail = 'New owner’s email';

export const inviteTitle = 'Invite a colleague';
export const sendInvitation = 'Send invitation';
export const theirEmail = 'Their email';
export const theirEmailHint =
  'To accept, they need an account with this address. They can create one then.';
export const roleLegend = 'What they can edit';
export const hoursRole = 'Hours';
export const hoursRoleHint = 'Only opening hours and special days';
export const editorRole = 'Everything';
export const editorRoleHint =
  'Everything visitors see. Only the owner can change access or close the listing permanently.';
export const lastDay = 'Last day (optional)';
export const lastDayHint =
  'Through this day, in the listing’s time zone. You can remove access at any time.';

export const colleagues = 'Colleagues';
export const noColleagues = 'No colleagues have access.';
export const removeAccess = 'Remove access';
type Member = { address: string | null; ability: string; until: string };
/** `address`: null if it is shown as the name. */
export const memberAccess = ({ address, ability, until }: Member) =>
  address === null ? `can ${ability}, ${until}` : `${address}, can ${ability}, ${until}`;
export const invitations = 'Invitations';
export const declined = 'Declined';
export const expired = ({ date }: { date: string }) => `Expired on ${date}`;
export const offered = ({ by }: { by: string }) => `Becomes the owner if they accept by ${by}`;
type Invited = { ability: string; until: string; by: string };
export const invited = ({ ability, until, by }: Invited) =>
  `Can ${ability}, ${until}, if they accept by ${by}`;
export const withdraw = 'Withdraw';
