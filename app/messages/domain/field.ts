type Label = { label: string };
export const required = ({ label }: Label) => `${label} is required`;
export const tooLong = ({ label, max }: Label & { max: number }) =>
  `${label} can have at most ${max} characters`;

export const reason = 'Reason';
