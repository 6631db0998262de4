import formats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fetchWorker } from '../worker/worker.ts';

type Described = {
  operationId: string;
  summary: string;
  description: string;
  parameters: { name: string; in: string; schema: Record<string, unknown> }[];
  responses: Record<string, { content: Record<string, { schema: object }> }>;
};

export type ApiDocument = {
  servers: { url: string }[];
  paths: Record<string, { get: Described }>;
  components: { schemas: Record<string, object> };
};

/** What the Worker says of its API. */
export async function readApiDocument(): Promise<ApiDocument> {
  const response = await fetchWorker('/openapi.json');
  return response.json<ApiDocument>();
}

/** Faults of an answer by a schema of the document; what it does not describe is one, too. */
export function findSchemaErrors(document: ApiDocument, schema: object, answer: unknown): string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  const { components } = closeObjects(document);
  const validate = ajv.compile({ ...schema, components });
  validate(answer);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** The document leaves room for fields to come; here there is none. */
function closeObjects<T>(value: T): T {
  if (Array.isArray(value)) return value.map(closeObjects) as T;
  if (typeof value !== 'object' || value === null) return value;
  const closed = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, closeObjects(inner)]),
  );
  const isClosed = 'properties' in closed && closed.type === 'object';
  return (isClosed ? { ...closed, additionalProperties: false } : closed) as T;
}
