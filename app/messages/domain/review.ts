export const rating = 'Please choose 1 to 5 stars';
export const body = 'Review';
export const answer = 'Answer';
export const notice = 'Notice';
