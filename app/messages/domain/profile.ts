export const communityMember = 'Community member';
export const businessOwner = 'Business owner';
export const admin = 'Admin';
export const superAdmin = 'Super admin';
export const firstName = 'First name';
export const lastName = 'Last name';
export const nameTooLong = ({
  label,
  max,
  length,
}: {
  label: string;
  max: number;
  length: number;
}) => `${label} can have at most ${max} characters; these are ${length}`;
export const reservedName =
  'This name is reserved: it reads like the directory or its staff. Please use your own name.';
export const nameWithAddress = ({ label }: { label: string }) =>
  `${label} cannot contain a web or email address. Put a space after each dot.`;
