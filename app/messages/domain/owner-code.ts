export const ownerCodeLength = 'Please enter the 12 letters and digits of the code';

/** As a text message, and read out on the phone. */
export const phoneCode = ({ site, code }: { site: string; code: string }) =>
  `Your ${site} code is ${code}. Somebody who says that this business is theirs asked for it. If nobody there did, ignore this. We never ask for it.`;
