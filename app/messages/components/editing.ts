export const notGiven = 'Not given';
export const mergedListing = 'Merged listing';
export const photo = 'A photo';
export const photoBefore = 'before';
export const photoAfter = 'after';

export const listing = 'Listing';
export const address = 'Address';
export const status = 'Status';
export const owner = 'Owner';
export const verification = 'Verification';

export const claimed = 'has an owner';
export const unclaimed = 'no owner';
export const transferred = 'another owner';
export const verifications = {
  none: 'not verified',
  documents: 'verified by documents',
  letter: 'verified by letter',
  phone: 'verified by phone',
  email: 'verified by email',
  website: 'verified by website',
};
export const closed = 'closed';
export const statuses: Partial<Record<string, string>> = {
  draft: 'a draft',
  pending: 'awaiting review',
  published: 'open for business',
  rejected: 'rejected by an admin',
  suspended: 'suspended by an admin',
  closed: 'permanently closed',
  moved: 'moved',
  merged: 'merged into another listing',
};
export const movedTo = ({ place }: { place: string }) => `moved to ${place}`;
export const anotherPlace = 'another place';
export const reopening = ({ date }: { date: string }) => `temporarily closed, reopening on ${date}`;
export const temporarilyClosed = 'temporarily closed';

export const somebody = 'somebody';
export const staffFor = ({ owner }: { owner: string }) => `the directory’s staff for ${owner}`;
export const roles = {
  owner: 'the owner',
  editor: 'a colleague of the owner',
  directory: 'the directory',
  import: 'an import',
  neighbor: 'a neighbor',
};
