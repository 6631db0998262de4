/** The package has no types; commands are methods with the lower-case command name. */
declare module 'ioredis-mock' {
  type Command = (...args: string[]) => Promise<unknown>;

  class RedisMock {
    constructor(options: { host: string });
    [command: string]: Command;
  }
  export default RedisMock;
}
