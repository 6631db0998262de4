import { useEffect, useState } from 'react';
import { openSession } from '#app/components/account/open-session.ts';
import { findSummary } from '#app/domain/metric/find-summary.ts';
import type { Dimension, VitalSummary } from '#app/domain/metric/summary.ts';
import type { MetricsQuery } from './metrics-query.ts';

export type Metrics = Record<'all' | 'time' | 'path' | 'device' | 'country', VitalSummary[]>;

export type MetricsState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'loaded'; metrics: Metrics };

const hoursUpToDays = 1;

/** Reads the rollups with this person's own rights. */
export function useMetrics(query: MetricsQuery): MetricsState {
  const { days, path, device, country } = query;
  const [state, setState] = useState<MetricsState>({ status: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    load({ days, path, device, country })
      .then((metrics) => isCurrent && setState({ status: 'loaded', metrics }))
      .catch(() => isCurrent && setState({ status: 'failed' }));
    return () => {
      isCurrent = false;
    };
  }, [days, path, device, country]);

  return state;
}

type Filters = Pick<MetricsQuery, 'days'> & {
  [Name in 'path' | 'device' | 'country']: MetricsQuery[Name] | undefined;
};

async function load(filters: Filters): Promise<Metrics> {
  const outside = { db: await openSession(), now: new Date() };
  const find = (by: Dimension) => findSummary(outside, { ...filters, by });
  const [all, time, path, device, country] = await Promise.all([
    find('all'),
    find(filters.days <= hoursUpToDays ? 'hour' : 'day'),
    find('path'),
    find('device'),
    find('country'),
  ]);
  return { all, time, path, device, country };
}
