import { listParameters } from './describe-api.ts';
import type { OperationId } from './operations.ts';

/**
 * Describes the parameters of an operation as one JSON Schema, for tools of assistants, which send
 * one object.
 */
export function describeInput(id: OperationId): Record<string, unknown> {
  const parameters = listParameters(id);
  return {
    type: 'object',
    properties: Object.fromEntries(
      parameters.map(({ name, description, schema }) => [name, { ...schema, description }]),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}
