import { join } from 'node:path';
import { screens } from '../support/screens.ts';
import { startIsolatedBackend } from '../support/test-backend.ts';
import { startUnwatchedBrowser } from '../support/unwatched-browser.ts';
import { serveTlsProxy } from './tls-proxy.ts';
import { requireTool } from './tools.ts';

type Audit = { id: string; score: number | null; title: string; numericValue?: number };
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
type Report = {
  lhr: {
    runtimeError?: { message: string };
    categories: Record<string, Category>;
    audits: Record<string, Audit>;
  };
};
type RunLighthouse = (url: string, flags: object, config: object) => Promise<Report>;

const measured = new Set(['home', 'results', 'listing', 'metro', 'guide', 'post']);

/** Lighthouse (mobile, five categories) on the screens that people arrive at. */
export async function benchLighthouse(): Promise<void> {
  const folder = await requireTool('lighthouse');
  const { default: lighthouse }: { default: RunLighthouse } = await import(
    join(folder, 'core', 'index.js')
  );
  const { default: config } = await import(
    join(folder, 'core', 'config', 'agentic-browsing-config.js')
  );
  const backend = await startIsolatedBackend();
  const front = await serveTlsProxy(backend.workerUrl);
  // Playwright would stop each tab that Lighthouse opens, and its navigation with it.
  const browser = await startUnwatchedBrowser(['--ignore-certificate-errors']);
  const lines = [];
  try {
    for (const { name, path } of screens.filter((screen) => measured.has(screen.name))) {
      await fetch(backend.workerUrl + path); // the second visitor's page comes from the cache
      const flags = { port: browser.port, logLevel: 'error' };
      const { lhr } = await lighthouse(front.url + path, flags, config);
      if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
      lines.push(toLine(name, lhr));
      explain(name, lhr);
    }
  } finally {
    await browser.stop();
    await front.stop();
    await backend.stop();
  }
  console.log('\nLighthouse 13, mobile, behind TLS, HTTP/2 and brotli');
  console.table(lines);
}

function toLine(screen: string, { categories, audits }: Report['lhr']) {
  const scores = Object.entries(categories).map(([id, { score }]) => [
    id,
    score === null ? null : Math.round(score * 100),
  ]);
  return {
    screen,
    ...Object.fromEntries(scores),
    'LCP ms': Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
    'TBT ms': Math.round(audits['total-blocking-time']?.numericValue ?? 0),
    CLS: Number((audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)),
  };
}

/** Names every audit that costs points. */
function explain(screen: string, { categories, audits }: Report['lhr']) {
  for (const [id, { score, auditRefs }] of Object.entries(categories)) {
    if (score === 1) continue;
    const failed = auditRefs
      .filter(({ weight }) => weight > 0)
      .map((ref) => audits[ref.id])
      .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 0.995);
    for (const audit of failed) console.log(`${screen}, ${id}: ${audit?.id}: ${audit?.title}`);
  }
}
