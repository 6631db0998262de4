import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { requireTool } from './tools.ts';
import type { Served } from './workerd.ts';

const compressed = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/;
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding']);

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/**
 * What Cloudflare puts in front of a Worker: TLS, HTTP/2, compression, and files that never change
 * from its own cache. What is compressed is kept, so that the proxy's own work is not measured.
 */
export async function serveTlsProxy(productUrl: string): Promise<Pick<Served, 'url' | 'stop'>> {
  const folder = await requireTool('selfsigned');
  const { default: selfsigned } = await import(join(folder, 'index.js'));
  const { private: key, cert } = await selfsigned.generate([
    { name: 'commonName', value: 'localhost' },
  ]);
  const kept = new Map<string, Buffer>();
  const files = new Map<string, Answer>();
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const respond = async () => {
      const { status, headers, body } = await answer(request.url ?? '/', request.method ?? 'GET');
      response.writeHead(status, headers);
      response.end(body);
    };
    respond().catch(() => {
      response.writeHead(502);
      response.end();
    });
  });

  async function answer(path: string, method: string): Promise<Answer> {
    const file = files.get(path);
    if (file && method === 'GET') return file;
    const fresh = await answerAnew(path, method);
    if (fresh.headers['cache-control']?.includes('immutable')) files.set(path, fresh);
    return fresh;
  }

  async function answerAnew(path: string, method: string): Promise<Answer> {
    const answered = await fetch(productUrl + path, { method, redirect: 'manual' });
    const headers = Object.fromEntries(
      [...answered.headers].filter(([name]) => !connectionHeaders.has(name)),
    );
    const plain = Buffer.from(await answered.arrayBuffer());
    const url = new URL(answered.headers.get('location') ?? '/', 'https://localhost');
    if (headers.location) headers.location = url.pathname + url.search;
    if (!compressed.test(headers['content-type'] ?? '')) {
      return { status: answered.status, headers, body: plain };
    }
    const body = kept.get(plain.toString()) ?? compress(plain);
    kept.set(plain.toString(), body);
    return {
      status: answered.status,
      headers: { ...headers, 'content-encoding': 'br', 'content-length': String(body.length) },
      body,
    };
  }

  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** As Cloudflare does: brotli at quality 4. */
function compress(plain: Buffer): Buffer {
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}
