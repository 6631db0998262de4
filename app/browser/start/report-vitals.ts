import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { type VitalName, largestBelieved } from '#app/config/vitals.ts';
import { sendReport } from '../beacons.ts';

/** The fields read here from several kinds of performance entries. */
type Entry = PerformanceEntry & {
  element?: Element | null;
  target?: Node | null;
  sources?: { node?: Node | null }[];
};

type NavigationEntry = PerformanceNavigationTiming & { activationStart?: number };

const endpoint = `${location.origin}/api/metrics`;

/**
 * Measures this visit and sends a report when the page is hidden. Each vital is reported once, with
 * its value when the page is first hidden: on phones no later event is certain. Reporting stops
 * after its first failure. Import it when the page is idle; earlier entries are in the browser's
 * buffers.
 * @param path the path at which the document was opened: all values count for it, as in Google's
 * report
 */
export function reportVitals(path: string) {
  const seen = new Set<string>();
  let waiting: object[] = [];
  let isStopped = false;

  for (const observe of [onLCP, onCLS, onINP]) observe(add);
  observeOthers(add);
  // Added after web-vitals' own listeners, which report on this event: one request carries them all,
  // since a browser that closes the page may send no second one.
  addEventListener('visibilitychange', sendIfHidden);
  sendIfHidden();

  function add({ id, name, value, entries, navigationType }: Reported) {
    if (seen.has(id) || value > largestBelieved(name)) return;
    seen.add(id);
    waiting.push({
      id: crypto.randomUUID?.(),
      metric: name,
      value,
      path,
      details: {
        navigation_type: navigationType,
        connection: (navigator as NetworkInformation).connection?.effectiveType,
        device: deviceClass(),
        target: describeTarget(entries),
      },
    });
  }

  function sendIfHidden() {
    if (!document.hidden || !waiting[0]) return;
    isStopped ||= hasFailed();
    const body = JSON.stringify(waiting);
    waiting = [];
    if (isStopped) return;
    void sendReport(endpoint, body)
      .catch(() => false)
      .then((isSent) => (isStopped = !isSent));
  }
}

type Reported = Pick<Metric, 'id' | 'value'> & {
  name: VitalName;
  entries: Entry[];
  navigationType?: string | undefined;
};

/**
 * Observes FID, which web-vitals no longer has (INP replaces it), and TTFB, because web-vitals'
 * TTFB is larger than this one.
 */
function observeOthers(report: (metric: Reported) => void) {
  const [page] = performance.getEntriesByType('navigation') as [NavigationEntry];
  const { responseStart, activationStart = 0, type } = page;
  const navigationType = activationStart ? 'prerender' : type.replace('_', '-');
  const add = (name: VitalName, value: number, ...entries: Entry[]) =>
    report({ id: name, name, value, entries, navigationType });

  add('TTFB', Math.max(0, responseStart - activationStart));
  new PerformanceObserver((list) => {
    const [entry] = list.getEntries() as [PerformanceEventTiming];
    add('FID', entry.processingStart - entry.startTime, entry);
  }).observe({ type: 'first-input', buffered: true });
}

/** Returns whether a report failed: beacons return no status, resource timing entries do. */
function hasFailed(): boolean {
  const requests = performance.getEntriesByName(endpoint) as { responseStatus?: number }[];
  return requests.some(({ responseStatus = 202 }) => responseStatus !== 202);
}

type NetworkInformation = Navigator & { connection?: { effectiveType?: string } };

function deviceClass(): string {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop';
  return Math.min(screen.width, screen.height) < 600 ? 'phone' : 'tablet';
}

/** Describes a value's element by tag names only: texts, ids, classes may reveal personal data. */
function describeTarget([entry]: Entry[]): string | null | undefined {
  const node = entry?.element ?? entry?.target ?? entry?.sources?.[0]?.node;
  return (
    node &&
    [node.parentElement, node]
      .map((each) => each?.nodeName)
      .join('>')
      .toLowerCase()
  );
}
