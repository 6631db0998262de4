import { z } from 'zod';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const suspensionLifted = defineTemplate({
  schema: z.object({}),
  subject: () => 'Your account is open again',
  body: () => (
    <>
      <Paragraph>The suspension of your account has ended. You can sign in again.</Paragraph>
      <Action path="/auth">Sign in</Action>
    </>
  ),
  example: {},
});
