import type { ReactNode } from 'react';

export const otherPolicies = 'Other policies';
export const policiesTitle = 'Policies';
export const operatedBy = ({ operator }: { operator: string }) => `Operated by ${operator}`;
export const lastChangedOn = ({ changedOn }: { changedOn: ReactNode }) => (
  <>Last changed on {changedOn}</>
);
export const onThisPage = 'On this page';

export const titles = {
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  content: 'Content policy',
  accessibility: 'Accessibility',
};
