import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { onTestFinished } from 'vitest';
import { fetchWorker } from '../worker/worker.ts';

type Connection = {
  headers?: Record<string, string>;
  /** 'legacy' begins with initialize, as clients of 2025 do; 'auto' asks for the newest revision first. */
  mode?: 'legacy' | 'auto';
};

let callers = 0;

/** An assistant that is connected to the Worker, for one test, from an address of its own. */
export async function connectAssistant({ headers = {}, mode = 'legacy' }: Connection = {}) {
  callers += 1;
  const own = { 'CF-Connecting-IP': `10.9.0.${callers}`, ...headers };
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  const transport = new StreamableHTTPClientTransport(new URL('https://any.example/mcp'), {
    requestInit: { headers: own },
    fetch: (address, init) => fetchWorker(new URL(String(address)).pathname, init),
  });
  await client.connect(transport);
  onTestFinished(() => client.close());
  return client;
}
