import { z } from 'zod';
import { exampleId } from './mail-data.ts';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const articleOutdated = defineTemplate({
  schema: z.object({
    kind: z.enum(['guide', 'post']),
    id: z.guid(),
    title: z.string(),
    name: z.string(),
  }),
  subject: ({ title, name }) => `${name} is no longer listed, and “${title}” still shows it`,
  body: ({ kind, id, title, name }) => (
    <>
      <Paragraph>
        {name} is no longer where the {kind} “{title}” says. Readers see a note in place of its card
        until you edit the text.
      </Paragraph>
      <Action path={`/dashboard/articles/${kind}/${id}`}>Edit the text</Action>
    </>
  ),
  example: {
    kind: 'guide' as const,
    id: exampleId,
    title: 'Coffee in Austin',
    name: 'Joe’s Café & Bar',
  },
});
