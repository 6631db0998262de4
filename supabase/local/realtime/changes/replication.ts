import { randomBytes } from 'node:crypto';
import type { Client, ClientConfig } from 'pg';
import { LogicalReplicationService, type Pgoutput, PgoutputPlugin } from 'pg-logical-replication';

export type Relation = Pgoutput.MessageRelation;

/** A written row, in PostgreSQL's text form; an unchanged TOASTed value is undefined. */
export type Change = {
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  relation: Relation;
  /** For a DELETE only the replica identity, the rest null. */
  row: Record<string, string | null | undefined>;
  committedAt: Date;
};

type ReplicationOptions = {
  login: ClientConfig;
  publication: string;
  /** The next change waits until this resolves. */
  onChange: (change: Change) => Promise<void>;
  /** The stream ended unexpectedly; changes since then are lost. */
  onLost: () => void;
};

/**
 * Streams changes to the tables of a publication from now on, over a temporary slot that ends with
 * its connection, so PostgreSQL retains nothing for a service that is gone.
 * @returns a function that ends it
 * @throws Error when the server cannot be reached or has no free slot
 */
export async function startReplication(options: ReplicationOptions): Promise<() => Promise<void>> {
  const { login, publication, onChange, onLost } = options;
  // It acknowledges every ten seconds by itself, and reads no further while a change is processed.
  const service = new LogicalReplicationService(login, {
    acknowledge: { auto: false, timeoutSeconds: 10 },
    flowControl: { enabled: true },
  });
  let committedAt = new Date();
  service.on('data', async (_lsn: string, message: Pgoutput.Message) => {
    if (message.tag === 'begin') committedAt = toDate(message.commitTime);
    const change = toChange(message, committedAt);
    if (change !== null) await onChange(change);
  });

  let isOver = false;
  async function end(): Promise<void> {
    isOver = true;
    // A broken connection needs no cleanup.
    await service.destroy().catch(() => undefined);
  }

  const started = Promise.withResolvers<void>();
  function lose(error: unknown): void {
    if (isOver) return;
    started.reject(error);
    void end();
    onLost();
  }
  service.once('start', started.resolve);
  service.on('error', lose);
  const plugin = new TextPlugin({ protoVersion: 1, publicationNames: [publication] });
  const slot = `realtime_${randomBytes(8).toString('hex')}`;
  service.subscribe(plugin, slot).then(() => lose(new Error('The stream has ended')), lose);
  await started.promise;
  return end;
}

/** Creates its own slot, and leaves values as text. */
class TextPlugin extends PgoutputPlugin {
  override async start(client: Client, slot: string, lsn: string): Promise<unknown> {
    await client.query(
      `CREATE_REPLICATION_SLOT "${slot}" TEMPORARY LOGICAL pgoutput NOEXPORT_SNAPSHOT`,
    );
    return super.start(client, slot, lsn);
  }

  override parse(buffer: Buffer): Pgoutput.Message {
    const message = super.parse(buffer);
    if (message.tag === 'relation') {
      for (const column of message.columns) column.parser = (text: string) => text;
    }
    return message;
  }
}

function toChange(message: Pgoutput.Message, committedAt: Date): Change | null {
  switch (message.tag) {
    case 'insert':
      return { type: 'INSERT', relation: message.relation, row: message.new, committedAt };
    case 'update':
      return { type: 'UPDATE', relation: message.relation, row: message.new, committedAt };
    case 'delete': {
      const row = message.key ?? message.old ?? {};
      return { type: 'DELETE', relation: message.relation, row, committedAt };
    }
    default:
      return null;
  }
}

/** Converts from microseconds. */
function toDate(time: Pgoutput.MessageBegin['commitTime']): Date {
  return new Date(Number(time) / 1000);
}
