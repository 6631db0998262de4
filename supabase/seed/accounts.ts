/** The password of the four demo accounts; README.md tells it to everybody. */
export const demoPassword = 'mainstreet-demo-1';

type Role = 'community_user' | 'business_owner' | 'admin' | 'super_admin';
export type Account = { id: string; email: string; first: string; last: string; role: Role };

function toId(number: number): string {
  return `5eed0000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

export const demoAccounts: Account[] = [
  {
    id: toId(1),
    email: 'visitor@mainstreet.example',
    first: 'Vera',
    last: 'Quintero',
    role: 'community_user',
  },
  {
    id: toId(2),
    email: 'owner@mainstreet.example',
    first: 'Otis',
    last: 'Landry',
    role: 'business_owner',
  },
  { id: toId(3), email: 'admin@mainstreet.example', first: 'Ada', last: 'Nakamura', role: 'admin' },
  {
    id: toId(4),
    email: 'super@mainstreet.example',
    first: 'Sunny',
    last: 'Okafor',
    role: 'super_admin',
  },
];

export const demoOwnerId = toId(2);

/** Owners in the background, whom nobody signs in as; they make listings "claimed". */
export const otherOwners: Account[] = [
  ['Beatriz', 'Acosta'],
  ['Clyde', 'Brennan'],
  ['Hana', 'Cho'],
  ['Marcel', 'Dubois'],
  ['Nadia', 'Haddad'],
  ['Ivan', 'Petrov'],
  ['Pearl', 'Rutledge'],
  ['Priya', 'Shah'],
  ['Joaquín', 'Soto'],
  ['Wanda', 'Kowalski'],
  ['Mei', 'Wong'],
  ['Ruth', 'Kaplan'],
].map(([first, last], index) => ({
  id: toId(101 + index),
  email: `owner-${String(index + 1).padStart(2, '0')}@mainstreet.example`,
  first: first!,
  last: last!,
  role: 'business_owner',
}));
