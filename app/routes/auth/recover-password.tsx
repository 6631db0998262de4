import { MailForm } from './mail-form.tsx';
import type { AuthFormProps } from './views.ts';

export function RecoverPassword({ next }: AuthFormProps) {
  return <MailForm next={next} intent="recover" purpose="recover" button="Send me a link" />;
}
