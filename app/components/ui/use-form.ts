import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Parsed, validateForm } from '#app/domain/contact/contact.ts';
import { dismissToasts } from '#app/domain/toast/toast.ts';

type Errors<Name extends string> = Partial<Record<Name, string>>;

type FormOptions<Name extends string> = {
  parsers: Record<Name, (value: unknown) => Parsed>;
  /** Gets formatted values; what it returns are the server's complaints by field. */
  send: (values: Record<Name, string>) => Promise<Errors<Name> | undefined>;
};

/** A form as `AuthForm` shows it, whatever its fields are called. */
export type FormState = {
  isSending: boolean;
  announcement: string;
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
};

/**
 * A form that is checked when it is sent: messages by field, the focus on the first field that has
 * one, and no second sending while the first is on its way.
 */
export function useForm<Name extends string>({
  parsers,
  send,
}: FormOptions<Name>): FormState & { errors: Errors<Name> } {
  const [errors, setErrors] = useState<Errors<Name>>({});
  const [isSending, setIsSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const given = Object.fromEntries(new FormData(form)) as Partial<Record<Name, unknown>>;
    const { isValid, values, errors: found } = validateForm(parsers, given);
    show(found, form);
    if (!isValid) return;
    setIsSending(true);
    // What an earlier attempt had to say is out of date.
    dismissToasts();
    try {
      show((await send(values)) ?? {}, form);
    } catch {
      // Told by a toast where it happened; what was typed stays.
    }
    setIsSending(false);
  }

  function show(found: Errors<Name>, form: HTMLFormElement) {
    flushSync(() => setErrors(found));
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }

  const count = Object.keys(errors).length;
  const announcement =
    count === 0 ? '' : `${count} ${count === 1 ? 'field needs' : 'fields need'} your attention.`;
  return { errors, isSending, announcement, submit };
}
