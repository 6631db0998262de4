/** Limits for one browser, and for all of them. */
export const limits = {
  /** Of one incoming message. A longer one closes the connection, with 1009. */
  frameBytes: 256 * 1024,
  /** The unsent data for a slow reader. More closes the connection. */
  waitingBytes: 1024 * 1024,
  /** Of one row sent to its readers; of a longer one they get only the primary key. */
  rowBytes: 256 * 1024,
  connections: 5_000,
  connectionsPerAddress: 200,
  channelsPerConnection: 100,
  changesPerChannel: 50,
  /** Joins and messages of one connection. */
  messagesPerSecond: 100,
  /** A client sends a heartbeat every 25 s; a silent one is gone. */
  silenceMs: 60_000,
  /** How often expired tokens and silent clients are checked. */
  sweepMs: 1_000,
} as const;
