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
