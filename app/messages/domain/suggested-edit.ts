export const waiting = 'Awaiting a decision';
export const accepted = 'Accepted';
export const rejected = 'Rejected';
export const withdrawn = 'Withdrawn';
