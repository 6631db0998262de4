import { z } from 'zod';
import { claimData, claimExample } from './claim-data.ts';
import { Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const claimCode = defineTemplate({
  schema: claimData.extend({ code: z.string() }),
  subject: ({ code, name }) => `${code} is your code for ${name}`,
  body: ({ code, name, city, state }) => (
    <>
      <Paragraph>
        Somebody says that {name} in {city}, {state} is theirs, and that they read mail at this
        address. If that is you, enter this code where you were asked for it:
      </Paragraph>
      <Paragraph>{code}</Paragraph>
      <Paragraph>
        It is good for 30 minutes. Who enters it becomes the owner of the listing: do not pass it
        on. If you know nothing of this, do nothing, and nothing changes.
      </Paragraph>
    </>
  ),
  example: { ...claimExample, code: '12345678' },
});
