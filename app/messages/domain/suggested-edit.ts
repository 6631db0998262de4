export const waiting = 'Awaiting review';
export const accepted = 'Accepted';
export const rejected = 'Rejected';
export const withdrawn = 'Withdrawn';
