export const closed = 'Closed';
export const asUsual = ({ hours }: { hours: string }) => `As usual: ${hours}`;
export const openUntil = 'Open until';
export const saveHours = 'Save hours';
export const closingTime = 'Closing time';
export const title = 'Holiday hours';
export const linkBroken =
  'This link does not work: the holiday may be over, or you no longer manage this listing.';
export const hoursOn = ({ holiday }: { holiday: string }) => `Hours on ${holiday}`;
export const editAllHours = 'Edit all hours';
export const signInToEditHours = 'Sign in to edit hours';
export const visitorsSee = ({ hours, isSaved }: { hours: string; isSaved: boolean }) =>
  isSaved ? `Saved. Visitors see: ${hours}.` : `Visitors see: ${hours}.`;
