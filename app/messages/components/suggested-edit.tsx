import type { ReactNode } from 'react';

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
