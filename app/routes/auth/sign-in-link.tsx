import { MailForm } from './mail-form.tsx';
import type { AuthFormProps } from './views.ts';

export function SignInLink({ next }: AuthFormProps) {
  return <MailForm next={next} intent="link" purpose="sign-in" button="Email me a link" />;
}
