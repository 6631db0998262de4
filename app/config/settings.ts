/** Who has a part of the site. */
export type Flag = {
  is_on: boolean;
  /** Percentage of the people with these roles who have it. */
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
  /** Live updates over WebSockets; without them screens poll every half minute. */
  live: everybody,
  /** Offline metros: on or off for everybody, signed in or not. Off deletes what is stored. */
  offline: everybody,
} as const satisfies Record<string, Flag>;

export type FlagName = keyof typeof flags;
/** The flags that were set. */
export type SetFlags = Partial<Record<FlagName, Flag>>;

/** Flags of parts that need no account: share and roles do not apply. */
const switches = new Set<FlagName>(['offline']);

/** Returns whether a flag can only be on or off for everybody. */
export function isSwitch(name: FlagName): boolean {
  return switches.has(name);
}

/** Returns whether a part is on; for parts that need no account, share and roles do not apply. */
export function isOnForEverybody(name: FlagName, set: SetFlags): boolean {
  return (set[name] ?? flags[name]).is_on;
}

type NumberSetting = { default: number; min: number; max: number };

/** All numbers with their defaults. The database has the same names and ranges. */
export const numbers = {
  /** Percentage of browsers' measurements that are stored. */
  measuredPercent: { default: 100, min: 1, max: 100 },
  /** What the plan of Supabase includes, for the alarms: those of Pro. */
  databaseGigabytes: { default: 8, min: 1, max: 100_000 },
  storageGigabytes: { default: 100, min: 1, max: 100_000 },
  /** Hours of the day, in the directory’s time zone; the same twice: none are quiet. */
  quietFrom: { default: 0, min: 0, max: 23 },
  quietUntil: { default: 0, min: 0, max: 23 },
} as const satisfies Record<string, NumberSetting>;

export type NumberName = keyof typeof numbers;

/** Returns a number as set, or by default. */
export function readNumber(set: Record<string, number>, name: NumberName): number {
  return set[name] ?? numbers[name].default;
}

/** A path of this site that no browser parses as another host. */
const ownPath = /^\/(?:[^/]|$)/;
/** Without a user name before the host, which would hide the real host. */
const webAddress = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/;

/** Other alphabets only percent-encoded, '%C3%A9', so that no letter looks like another. */
const plainSigns = /^[!#-;=?-[\]-~]{1,500}$/;

/**
 * Returns whether a banner may link there; the database has the same rule (`find_setting_fault`).
 */
export function isBannerLink(href: string): boolean {
  return plainSigns.test(href) && (ownPath.test(href) || webAddress.test(href));
}
