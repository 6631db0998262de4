import { createHash, randomUUID } from 'node:crypto';
import RedisMock from 'ioredis-mock';

/** Runs one command. Throws an Error with Redis's message. */
export type Redis = { run: (name: string, args: string[]) => Promise<unknown> };

/** Clients may write these in any case; ioredis-mock knows them in upper case only. */
const keywords = new Set(
  `AGGREGATE BYLEX BYSCORE CH COUNT EX EXAT GET GT INCR KEEPTTL LIMIT LT MATCH MAX MIN NX PERSIST
   PX PXAT REV SUM TYPE WEIGHTS WITHSCORES XX`.split(/\s+/),
);

/** The index from which a command's arguments are options and not data. */
const optionsStart: Record<string, number> = {
  expire: 2,
  getex: 1,
  hscan: 2,
  pexpire: 2,
  scan: 1,
  set: 2,
  sscan: 2,
  zadd: 1,
  zinterstore: 2,
  zrange: 3,
  zrangebylex: 3,
  zrangebyscore: 3,
  zrevrange: 3,
  zrevrangebyscore: 3,
  zscan: 2,
  zunionstore: 2,
};

/** These need a dedicated connection, which a REST call lacks. */
const unavailable = new Set(['monitor', 'psubscribe', 'quit', 'shutdown', 'subscribe']);

/** Creates an in-memory Redis for this process only. */
export function createRedis(): Redis {
  // Instances with the same host would share their data.
  const mock = new RedisMock({ host: randomUUID() });
  const scripts = new Map<string, string>();

  function keepScript(script: string): string {
    const sha = createHash('sha1').update(script).digest('hex');
    scripts.set(sha, script.replace(/^#!lua[^\n]*\n/, ''));
    return sha;
  }

  function evaluate(sha: string, args: string[]): Promise<unknown> {
    const script = scripts.get(sha.toLowerCase());
    if (script === undefined) throw new Error('NOSCRIPT No matching script. Please use EVAL.');
    return call('eval', [script, ...args]);
  }

  function runScriptCommand([action = '', ...rest]: string[]): unknown {
    switch (action.toLowerCase()) {
      case 'load':
        return keepScript(rest[0] ?? '');
      case 'exists':
        return rest.map((sha) => (scripts.has(sha.toLowerCase()) ? 1 : 0));
      case 'flush':
        scripts.clear();
        return 'OK';
      default:
        throw new Error(`ERR unknown subcommand '${action}'`);
    }
  }

  async function call(name: string, args: string[]): Promise<unknown> {
    const command = Object.hasOwn(mock, name) && !unavailable.has(name) ? mock[name] : undefined;
    if (command === undefined) throw new Error(`ERR unknown command '${name}'`);
    const reply = await command.apply(mock, withCapitals(name, args));
    // ioredis-mock answers SET ... EX with the 1 of EXPIRE.
    if (name === 'set' && reply === 1) return 'OK';
    return flatten(reply);
  }

  async function run(command: string, args: string[]): Promise<unknown> {
    const name = command.toLowerCase();
    const [first = '', ...rest] = args;
    if (name === 'eval') return evaluate(keepScript(first), rest);
    if (name === 'evalsha') return evaluate(first, rest);
    if (name === 'script') return runScriptCommand(args);
    return call(name, args);
  }

  return { run };
}

function withCapitals(name: string, args: string[]): string[] {
  const start = optionsStart[name];
  if (start === undefined) return args;
  return args.map((arg, index) => {
    const capitals = arg.toUpperCase();
    if (index < start || !keywords.has(capitals)) return arg;
    // After ZADD's first score come members, which may look like an option.
    const isMember =
      name === 'zadd' && args.slice(start, index).some((a) => !Number.isNaN(Number(a)));
    return isMember ? arg : capitals;
  });
}

/** Flattens hashes, which ioredis turns into objects; the protocol has lists of field and value. */
function flatten(reply: unknown): unknown {
  const isHash = typeof reply === 'object' && reply !== null && !Array.isArray(reply);
  return isHash ? Object.entries(reply).flat() : reply;
}
