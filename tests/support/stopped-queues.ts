import * as miniflare from 'miniflare';

/** By these names Miniflare's own tests stop its clocks. They are in its module, but not in its types. */
const internals = {
  allow: '_enableControlEndpoints',
  find: '_getInternalDurableObjectNamespace',
};

type Broker = { fetch: (url: string, init: object) => Promise<Response> };
type Brokers = { idFromName: (name: string) => object; get: (id: object) => Broker };

export type StoppedQueues = {
  /** Lets time pass at once: what becomes due is done, and what that starts begins to wait. */
  pass: (seconds: number) => Promise<void>;
  /** Messages that wait for their batch; those that wait for a retry are not among them. */
  countWaiting: (queue: string) => Promise<number>;
};

/** Lets the queues of any Miniflare that starts after this be stopped. */
export function allowStoppingQueues() {
  const allow: () => void = Reflect.get(miniflare, internals.allow);
  allow();
}

/** Stops the clock of these queues: hours of retries then take a moment. */
export async function stopQueues(
  running: miniflare.Miniflare,
  queues: string[],
): Promise<StoppedQueues> {
  const findAll: (...names: string[]) => Promise<Brokers> = Reflect.get(running, internals.find);
  const brokers = await findAll.call(running, 'queues', 'queues:queue', 'QueueBrokerObject');
  const find = (queue: string) => brokers.get(brokers.idFromName(queue));

  async function tellAll(name: string, ...args: number[]) {
    const cf = { miniflare: { controlOp: { name, args } } };
    for (const queue of queues) {
      const answer = await find(queue).fetch('http://queue/', { cf });
      if (!answer.ok) throw new Error(`Miniflare's queues do not know ${name}`);
    }
  }

  await tellAll('enableFakeTimers', Date.now());
  return {
    async pass(seconds) {
      await tellAll('advanceFakeTime', seconds * 1000);
      await tellAll('waitForFakeTasks');
    },
    async countWaiting(queue) {
      const cf = { miniflare: { name: queue } };
      const answer = await find(queue).fetch('http://queue/metrics', { cf });
      const { backlogCount } = await answer.json<{ backlogCount: number }>();
      return backlogCount;
    },
  };
}
