import type { ReactNode } from 'react';
import type { z } from 'zod';

type Definition<Schema extends z.ZodType> = {
  /** The schema of the data passed to `private.queue_mail`. */
  schema: Schema;
  subject: (data: z.output<Schema>) => string;
  body: (data: z.output<Schema>) => ReactNode;
  /** For tests, which render every template. */
  example: z.input<Schema>;
};

export type Template = {
  /** @throws ZodError when the data does not fit the template */
  fill: (data: unknown) => { subject: string; body: ReactNode };
  example: unknown;
};

/** Defines the mails of one kind: data, subject and body. */
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
