import { type Backend, workerVariables } from '../../supabase/local/backend.ts';
import { serveWorker } from '../../supabase/local/worker.ts';
import { buildOfRun } from './build-of-run.ts';
import { type SentrySink, startSentrySink } from './sentry-sink.ts';

export type ReportingWorker = {
  url: string;
  sink: SentrySink;
  /** Lines that the Worker logged. */
  logs: string[];
  stop: () => Promise<void>;
};

/** Another Worker on the same backend that reports its errors, to a sink of this process. */
export async function serveWithSentry(
  backend: Pick<Backend, 'supabase' | 'upstash'>,
): Promise<ReportingWorker> {
  const sink = await startSentrySink();
  const logs: string[] = [];
  const worker = await serveWorker({
    buildDir: buildOfRun(),
    port: 0,
    variables: { ...workerVariables(backend), SENTRY_DSN: sink.dsn, MAP_STYLE_URL: '' },
    persistDir: null,
    onLog: ({ message }) => logs.push(message),
  });
  return {
    url: worker.url,
    sink,
    logs,
    async stop() {
      await worker.stop();
      await sink.stop();
    },
  };
}
