import { z } from 'zod';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const suspensionLifted = defineTemplate({
  schema: z.object({}),
  subject: () => 'Your account is open again',
  body: () => (
    <>
      <Paragraph>
        The suspension of your account in the directory has ended. You can sign in as before.
      </Paragraph>
      <Action path="/auth">Sign in</Action>
    </>
  ),
  example: {},
});
