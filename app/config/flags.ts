/** For whom a part of the site is on. */
export type Flag = {
  is_on: boolean;
  /** Of a hundred people with these roles, so many have it. */
  share: number;
  roles: readonly ('community_user' | 'business_owner' | 'admin' | 'super_admin')[];
};

const everybody: Flag = {
  is_on: true,
  share: 100,
  roles: ['community_user', 'business_owner', 'admin', 'super_admin'],
};

/** Each flag there is, and how it stands while nobody has set it. The database has the same names. */
export const flags = {
  /** Sockets that tell of changes as they happen; without them screens ask each half minute. */
  live: everybody,
  /** Keeping a metro for offline: on or off for everybody, signed in or not. Off removes what was kept. */
  pocket: everybody,
} as const satisfies Record<string, Flag>;

export type FlagName = keyof typeof flags;
/** Those that were set. */
export type SetFlags = Partial<Record<FlagName, Flag>>;

/** Parts for which nobody needs to be signed in: there is no share of people to choose, and no role. */
const switches = new Set<FlagName>(['pocket']);

/** Whether a flag is on or off for everybody, and nothing between. */
export function isSwitch(name: FlagName): boolean {
  return switches.has(name);
}

/** Whether a part is on at all: of parts for which nobody needs to be signed in, a share and roles say nothing. */
export function isOnForEverybody(name: FlagName, set: SetFlags): boolean {
  return (set[name] ?? flags[name]).is_on;
}
