import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../../supabase/local/environment.ts';
import { metricsToken } from '../support/test-backend.ts';
import { fetchWorker } from './worker.ts';

type Target = { expr: string; legendFormat?: string };
type Panel = { id: number; title: string; targets?: Target[] };
type Variable = { name: string; type: string; query: string | { query: string } };
type Dashboard = { panels: Panel[]; templating: { list: Variable[] } };

const file = join(root, 'functions', 'metrics', 'grafana-dashboard.json');
const dashboard = JSON.parse(await readFile(file, 'utf8')) as Dashboard;
const targets = dashboard.panels.flatMap(({ title, targets = [] }) =>
  targets.map((target) => ({ title, ...target })),
);

/** The labels of each series that the Worker exposes, by the name of its metric. */
const exposed = new Map<string, Set<string>>();

beforeAll(async () => {
  const response = await fetchWorker('/api/metrics/prometheus', {
    headers: { Authorization: `Bearer ${metricsToken}` },
  });
  for (const line of (await response.text()).split('\n')) {
    const [, name, labels = ''] = /^([a-z_]+)\{(.*)\} /.exec(line) ?? [];
    if (name) {
      exposed.set(name, new Set([...labels.matchAll(/(\w+)="/g)].map(([, label = '']) => label)));
    }
  }
});

/** Grafana writes these before it asks Prometheus. */
function fillIn(expression: string): string {
  return expression.replaceAll('$__range', '7d').replaceAll('$window', '1d');
}

/** What PromQL's own grammar finds in an expression. */
function parse(expression: string) {
  const found = { errors: [] as string[], metrics: [] as string[], labels: [] as string[] };
  const into: Record<string, string[]> = {
    VectorSelector: found.metrics,
    LabelName: found.labels,
  };
  parser.parse(expression).iterate({
    enter({ name, type, from, to, node }) {
      const part = name === 'VectorSelector' ? (node.getChild('Identifier') ?? node) : { from, to };
      if (type.isError) found.errors.push(expression.slice(from, to + 10));
      into[name]?.push(expression.slice(part.from, part.to));
    },
  });
  return found;
}

test('the check itself rejects invalid PromQL', () => {
  expect(parse('sum by (le) (rate(a_bucket[5m])').errors).not.toEqual([]);
  expect(parse('a{le="1"}')).toEqual({ errors: [], metrics: ['a'], labels: ['le'] });
});

test.each(targets)('$title asks for what there is: $expr', ({ expr, legendFormat = '' }) => {
  const { errors, metrics, labels } = parse(fillIn(expr));
  expect(errors).toEqual([]);
  expect(metrics).toHaveLength(1);
  const known = exposed.get(metrics[0] ?? '');
  expect(known, `${metrics[0]} is exposed`).toBeDefined();
  expect([...(known ?? [])]).toEqual(expect.arrayContaining(labels));
  for (const [, label] of legendFormat.matchAll(/\{\{(\w+)\}\}/g)) {
    expect(expr, 'the legend names what the series are told apart by').toMatch(
      new RegExp(String.raw`by \([^)]*\b${label}\b`),
    );
  }
});

test('variables list existing labels, and panels use only these', () => {
  const { list } = dashboard.templating;
  for (const { query } of list.filter(({ type }) => type === 'query')) {
    const text = typeof query === 'string' ? query : query.query;
    const [, metric = '', label = ''] = /^label_values\((\w+), (\w+)\)$/.exec(text) ?? [];
    expect([...(exposed.get(metric) ?? [])]).toContain(label);
  }
  const known = new Set([...list.map(({ name }) => name), '__range']);
  for (const { expr } of targets) {
    for (const [, name = ''] of expr.matchAll(/\$\{?(\w+)/g)) expect(known).toContain(name);
  }
});

test('every vital has a panel, and every panel an id of its own', () => {
  const asked = targets.flatMap(({ expr }) => parse(fillIn(expr)).metrics);
  const histograms = [...exposed.keys()].filter((name) => name.endsWith('_bucket'));
  expect(histograms).toHaveLength(5);
  expect(asked).toEqual(expect.arrayContaining(histograms));
  const ids = dashboard.panels.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
