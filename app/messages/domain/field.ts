type Label = { label: string };
export const required = ({ label }: Label) =>
  label.endsWith('?') ? 'An answer is required' : `${label} is required`;
export const tooLong = ({ label, max }: Label & { max: number }) =>
  `${label} can have at most ${max} characters`;

// Labels of fields, which begin the sentences above.
export const reason = 'Reason';
export const keyName = 'Name';
export const message = 'Message';
export const question = 'Question';
export const answer = 'Answer';
export const review = 'Review';
export const notice = 'Notice';
export const email = 'Email';
export const phone = 'Phone number';

export const chooseStars = 'Please choose 1 to 5 stars';
export const invalidEmail = 'Please enter a valid email address (e.g., name@example.com)';
export const invalidPhone = 'Please enter a valid 10-digit phone number';
export const invalidWebsite = 'Please enter a valid website URL';
export const invalidSocialPage = ({ host }: { host: string }) =>
  `Please enter the address of a page on ${host}, or its name there`;
export const invalidMiles = ({ max }: { max: number }) =>
  `Please enter a distance of 1 to ${max} miles`;
export const unreadableWebsite =
  'Please enter a valid website URL (e.g., example.com or https://example.com)';
