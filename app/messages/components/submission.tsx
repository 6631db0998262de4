export const claimBusiness = 'Claim this business';
export const nameLabel = 'Name';
export const addressLabel = 'Address';
export const descriptionLabel = 'Description';
export const hoursLabel = 'Hours';
export const hoursInWordsLabel = 'Hours in words';
export const specialDaysLabel = 'Special days';
export const featuresLabel = 'Features';
export const servicesLabel = 'Services';
export const locationLabel = 'Location';
export const photosTitle = 'Photos';
export const similarBecause = ({
  reasons,
  percentSure,
}: {
  reasons: string;
  percentSure: number | null;
}) => (percentSure === null ? `Has ${reasons}.` : `Has ${reasons} (${percentSure}% match).`);
export const similarName = 'a similar name';
export const samePhone = 'the same phone number';
export const sameWebsite = 'the same website';
export const sameAddress = 'the same address';
export const samePlace = 'the same location';
