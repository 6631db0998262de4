import { z } from 'zod';
import { limits } from '#app/config/limits.ts';
import {
  type Device,
  devices,
  largestBelieved,
  type VitalName,
  vitals,
} from '#app/config/vitals.ts';
import { storableText } from '#app/domain/storable-text/storable-text.ts';

/** One measurement by a browser, in milliseconds; CLS has no unit. */
const metricSchema = z
  .strictObject({
    /** Key chosen by the browser: a metric sent twice is written once. */
    id: z.uuid().optional(),
    metric: z.enum(Object.keys(vitals) as [VitalName, ...VitalName[]]),
    value: z.number().min(0),
    path: storableText.startsWith('/').max(300),
    details: z
      .record(storableText.max(40), z.union([storableText.max(200), z.number(), z.boolean()]))
      .refine((details) => Object.keys(details).length <= 10, 'Please send at most 10 details.')
      .default({}),
  })
  .refine(({ metric, value }) => value <= largestBelieved(metric), {
    path: ['value'],
    message: 'No page is that slow.',
  });

export const beaconSchema = z.array(metricSchema).min(1).max(limits.metricsPerBeacon);

export type Metric = z.infer<typeof metricSchema>;

/** A row in the queue; the id makes redelivery idempotent. */
export type QueuedMetric = Required<Metric> & {
  device: Device;
  country: string;
  user_id: string | null;
  created_at: string;
};

/** A queue message: the metrics that one browser sent together. */
export type QueuedBeacon = { metrics: QueuedMetric[] };

/** Returns the device class that the browser reported. */
export function readDevice({ details }: Metric): Device {
  return devices.find((device) => device === details.device) ?? 'unknown';
}

/** User agent words by which automated clients identify themselves. */
const declared =
  /(?<!cu)bot(?:\b|[/;_-])|crawl|spider|slurp|archiver|facebookexternalhit|mediapartners|lighthouse|pagespeed|gtmetrix|pingdom|uptime|preview\b/i;

/**
 * Returns whether a user agent identifies itself as a robot, whose metrics do not count. Robots
 * that hide it are counted, and so are browsers driven by tests.
 */
export function isRobot(userAgent: string | undefined): boolean {
  return userAgent !== undefined && declared.test(userAgent);
}
