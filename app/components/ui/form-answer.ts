/** What a form's action answers. */
export type FormAnswer =
  | {
      kind: 'done';
      /** Where a mail is on its way to, because of it. */
      mailedTo?: string;
      /** A secret that was made, and that nobody can show again. */
      shownOnce?: string;
    }
  /** What stands beside the fields, by their names. */
  | { kind: 'invalid'; errors: FormErrors }
  /** Told by a toast, and where it matters beside the form too; what was typed stays. */
  | {
      kind: 'failed';
      notice?: FormNotice;
      /** Nobody could be reached who would have done it. */
      isAway?: boolean;
    };

/** What stays beside a form when its toast has gone; `reason` is a failure's. */
export type FormNotice = { title: string; text: string; reason: string };

export type FormErrors = Partial<Record<string, string>>;

export const done: FormAnswer = { kind: 'done' };
export const failed: FormAnswer = { kind: 'failed' };

export function invalid(errors: FormErrors): FormAnswer {
  return { kind: 'invalid', errors };
}

/** What stands beside the fields of a form that was answered so. */
export function findErrors(answer: FormAnswer | undefined): FormErrors {
  return answer?.kind === 'invalid' ? answer.errors : {};
}

/** What stays beside a form that was answered so; null when nothing does. */
export function findNotice(answer: FormAnswer | undefined): FormNotice | null {
  return answer?.kind === 'failed' ? (answer.notice ?? null) : null;
}

/** The text of a field; '' of one that is not there. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
