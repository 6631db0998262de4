import { McpServer } from '@modelcontextprotocol/server';
import { expect, test } from 'vitest';
import type { AppContext } from '../env.ts';
import { registerTools } from './register-tools.ts';

type Schema = {
  '~standard': { jsonSchema: Record<'input' | 'output', (options: object) => object> };
};

/** What is published of each tool for a request, by the names of tool and schema. */
function listPublished(): Map<string, object> {
  const published = new Map<string, object>();
  const server = new McpServer({ name: 'test', version: '1.0.0' });
  server.registerTool = ((name: string, tool: Record<'inputSchema' | 'outputSchema', Schema>) => {
    const options = { target: 'draft-2020-12' };
    const { inputSchema, outputSchema } = tool;
    published.set(`${name} input`, inputSchema['~standard'].jsonSchema.input(options));
    published.set(`${name} output`, outputSchema['~standard'].jsonSchema.output(options));
  }) as never;
  registerTools(server, { get: () => ({}) } as unknown as AppContext);
  return published;
}

test('schemas of tools are built once, not with each request', () => {
  const [first, second] = [listPublished(), listPublished()];
  expect(first.size).toBe(10);
  for (const [name, described] of first) {
    expect(described).toMatchObject({ type: 'object' });
    expect.soft(second.get(name), name).toBe(described);
  }
});
