export const oddLetter = ({ letter }: { letter: string }) =>
  `“${letter}” is not allowed in an email address, or only looks like a plain letter. Please type it again`;
export const code = 'Code';
export const codeLength = ({ digits }: { digits: number }) => `The code has ${digits} digits`;
export const password = 'Password';
