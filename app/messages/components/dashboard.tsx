import type { ReactNode } from 'react';

// Facts to confirm.
export const hoursName = 'Opening hours';
export const neverConfirmed = 'never confirmed';
export const confirmed = ({ age }: { age: string }) => `confirmed ${age}`;
export const confirm = 'Confirm';
export const factsTitle = 'Facts to confirm';
export const factOfListing = ({ fact, listing }: { fact: string; listing: string }) =>
  `${fact} of ${listing}`;
export const phoneName = 'Phone';
export const addressName = 'Address';
export const websiteName = 'Website';

// Periods of charts.
export const period = 'Period';
export const days = ({ count }: { count: number }) => (count === 1 ? '24 hours' : `${count} days`);

// Suggested edits.
export const duplicate = 'Duplicate';
export const sameBusiness = ({
  name,
  city,
  state,
}: {
  name: ReactNode;
  city: string;
  state: string;
}) => (
  <>
    Same business as {name} in {city}, {state}
  </>
);
