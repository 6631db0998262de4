/** The response of a form's action. */
export type FormAnswer =
  | {
      kind: 'done';
      /** The address to which the action sent a mail. */
      mailedTo?: string;
      /** A created secret that cannot be shown again. */
      shownOnce?: string;
    }
  /** Error messages by field name. */
  | { kind: 'invalid'; errors: FormErrors }
  /** Shown as a toast and, with `notice`, beside the form too; the typed input stays. */
  | {
      kind: 'failed';
      notice?: FormNotice;
      /** The backend could not be reached. */
      isAway?: boolean;
    };

/** Stays beside a form when its toast is gone; `reason` is the failure's reason. */
export type FormNotice = { title: string; text: string; reason: string };

export type FormErrors = Partial<Record<string, string>>;

export const done: FormAnswer = { kind: 'done' };
export const failed: FormAnswer = { kind: 'failed' };

export function invalid(errors: FormErrors): FormAnswer {
  return { kind: 'invalid', errors };
}

/** Returns an answer's field errors; empty if there are none. */
export function findErrors(answer: FormAnswer | undefined): FormErrors {
  return answer?.kind === 'invalid' ? answer.errors : {};
}

/** Returns an answer's notice, or null. */
export function findNotice(answer: FormAnswer | undefined): FormNotice | null {
  return answer?.kind === 'failed' ? (answer.notice ?? null) : null;
}

/** Returns a field's text; '' if the field is missing or not text. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
