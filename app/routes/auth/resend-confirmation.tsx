import { MailForm } from './mail-form.tsx';
import type { AuthFormProps } from './views.ts';

export function ResendConfirmation({ next }: AuthFormProps) {
  return <MailForm next={next} intent="resend" purpose="sign-up" button="Resend the link" />;
}
