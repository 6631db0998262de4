/** For whom a feature is on. */
export type Flag = {
  is_on: boolean;
  /** Percentage of people with these roles who have it. */
  share: number;
  roles: readonly ('community_user' | 'business_owner' | 'admin' | 'super_admin')[];
};

const everybody: Flag = {
  is_on: true,
  share: 100,
  roles: ['community_user', 'business_owner', 'admin', 'super_admin'],
};

/** All flags with their defaults. The database has the same names. */
export const flags = {
  /** Sockets that push changes; without them screens poll every half minute. */
  live: everybody,
  /**
   * Keeping a metro for offline: on or off for everybody, signed in or not. Off removes stored
   * data.
   */
  pocket: everybody,
} as const satisfies Record<string, Flag>;

export type FlagName = keyof typeof flags;
/** Flags that have been set. */
export type SetFlags = Partial<Record<FlagName, Flag>>;

/** Features that need no sign-in, so that share and roles do not apply. */
const switches = new Set<FlagName>(['pocket']);

/** Returns whether a flag is only on or off for everybody, without share and roles. */
export function isSwitch(name: FlagName): boolean {
  return switches.has(name);
}

/**
 * Returns whether a feature is on at all; ignores share and roles, for features without sign-in.
 */
export function isOnForEverybody(name: FlagName, set: SetFlags): boolean {
  return (set[name] ?? flags[name]).is_on;
}
