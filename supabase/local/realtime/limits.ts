/** What one browser may take of the service. */
export const limits = {
  /** Of one message that comes. A longer one ends the connection, with 1009. */
  frameBytes: 256 * 1024,
  /** What may wait for somebody who does not read. More ends the connection. */
  waitingBytes: 1024 * 1024,
  /** Of one row that is sent to its readers; of a longer one they get the primary key. */
  rowBytes: 256 * 1024,
  connections: 5_000,
  channelsPerConnection: 100,
  changesPerChannel: 50,
  /** Joins and messages of one connection. */
  messagesPerSecond: 100,
  /** A client says something each 25 s; one that has fallen silent is gone. */
  silenceMs: 60_000,
  /** How often tokens and silence are looked after. */
  sweepMs: 1_000,
} as const;
