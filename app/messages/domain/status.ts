// Of listings, submissions, claims and suggested edits: the same state has the same word.
export const draft = 'Draft';
export const awaitingReview = 'Awaiting review';
export const published = 'Published';
export const approved = 'Approved';
export const accepted = 'Accepted';
export const rejected = 'Rejected';
export const withdrawn = 'Withdrawn';
export const suspended = 'Suspended';
export const closed = 'Closed';
export const moved = 'Moved';
export const merged = 'Merged';

// How a claim is verified, and what became of it.
export const byEmail = 'a code emailed to the business';
export const byWebsite = 'a code on its website';
export const byLetter = 'a code on a letter to the business';
export const byPhone = 'a code by phone to the business';
export const byDocuments = 'documents';
export const notVerified = 'Not verified yet';
export const rivalApproved = 'Someone else has verified that this business is theirs.';

export const note = 'Note';
export const document = 'Document';
