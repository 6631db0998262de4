export const note = 'Note';

export const byEmail = 'a code emailed to the business';
export const byWebsite = 'a code on its website';
export const byDocuments = 'documents';

export const notVerified = 'Not verified yet';
export const rivalApproved = 'Someone else has verified that this business is theirs.';

export const document = 'Document';
