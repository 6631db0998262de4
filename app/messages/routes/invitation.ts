export const ownerTerms = ({ owner }: { owner: string | null }) =>
  `The owner${owner === null ? '' : `, “${owner}”,`} wants to transfer this listing to you. If you accept, you become its owner and decide who can edit it, and they no longer own it.`;
export const editorTerms = ({
  owner,
  role,
  until,
}: {
  owner: string | null;
  role: 'editor' | 'hours';
  until: string | null;
}) =>
  `The owner${owner === null ? '' : `, “${owner}”,`} invites you to edit this listing. If you accept, you can ${role === 'hours' ? 'edit the hours' : 'edit everything'}, ${until === null ? 'without an end date' : `until ${until}`}. You can leave at any time.`;
export const openUntil = ({ date }: { date: string }) => `Open until ${date}.`;
export const invitationNotLoaded = 'We could not load the invitation.';
export const title = 'Invitation';
export const javascriptNeeded = 'Accepting needs JavaScript. Search and listings work without it.';
export const invitationClosed =
  'This invitation is no longer open: it may have been answered, withdrawn or expired. Sign in to see your open invitations.';
export const howToAccept = ({ address }: { address: string }) =>
  `To accept, sign in with ${address}, or create an account with it.`;
export const signIn = 'Sign in';
export const signUp = 'Create an account';
export const listTitle = 'Invitations';
export const accept = 'Accept';
export const decline = 'Decline';
export const listEmpty = 'You have no open invitations.';
export const goToListings = 'Go to your listings';
export const otherAccountTitle = 'This invitation is for someone else';
export const otherAccountText = ({
  name,
  address,
  email,
}: {
  name: string;
  address: string;
  email: string;
}) =>
  `The invitation to ${name} went to ${address}, and you are signed in as ${email}. Sign out, and sign in with that address to accept it; or ask the owner to invite ${email}.`;
