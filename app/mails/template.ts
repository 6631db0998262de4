import type { ReactNode } from 'react';
import type { z } from 'zod';

type Definition<Schema extends z.ZodType> = {
  /** What `private.queue_mail` was given as data. */
  schema: Schema;
  subject: (data: z.output<Schema>) => string;
  body: (data: z.output<Schema>) => ReactNode;
  /** For tests, which render every template. */
  example: z.input<Schema>;
};

export type Template = {
  /** @throws ZodError when the data are not what the template needs */
  fill: (data: unknown) => { subject: string; body: ReactNode };
  example: unknown;
};

/** A mail of one kind: its data, subject and words. */
export function defineTemplate<Schema extends z.ZodType>(definition: Definition<Schema>): Template {
  const { schema, subject, body, example } = definition;
  return {
    fill(given) {
      const data = schema.parse(given);
      return { subject: subject(data), body: body(data) };
    },
    example,
  };
}
