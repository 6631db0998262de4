import * as t from '#app/messages/components/ui.ts';
/** The response of a form's action. */
export type FormAnswer =
  | {
      kind: 'done';
      /** The address to which the action sent a mail. */
      mailedTo?: string;
      /** A created secret that cannot be shown again. */
      shownOnce?: string;
      /** What was done, where that is not always the same. */
      text?: string;
    }
  /** Error messages by field name. */
  | { kind: 'invalid'; errors: FormErrors }
  /** Shown as a toast and, with `notice`, beside the form too; the typed input stays. */
  | {
      kind: 'failed';
      notice?: FormNotice;
      /** No answer has arrived. */
      unavailable?: Unavailable;
    };

export type Unavailable = {
  /**
   * The ids of the writes that may have taken effect (services/supabase/write-ids.ts). Empty: none
   * was sent, or none changes anything. Null: nobody can be asked by an id.
   */
  writes: string[] | null;
  /** Only a mail was to be sent. */
  isMail?: boolean;
};

/** Stays beside a form when its toast is gone; `reason` is the failure's reason. */
export type FormNotice = { title: string; text: string; reason: string };

export type FormErrors = Partial<Record<string, string>>;

export const done: FormAnswer = { kind: 'done' };
export const failed: FormAnswer = { kind: 'failed' };
/** Nobody can say whether it was done: there was no answer, and the call has no id. */
export const unknown: FormAnswer = { kind: 'failed', unavailable: { writes: null } };
/** The same of a mail. */
export const unknownMail: FormAnswer = {
  kind: 'failed',
  unavailable: { writes: null, isMail: true },
};
/** Nothing was sent, as the backend could not be reached. */
export const unsent: FormAnswer = { kind: 'failed', unavailable: { writes: [] } };

/** Returned by a form when the server no longer accepts the session. */
export const sessionEnded = { kind: 'session_ended' } as const;

export function invalid(errors: FormErrors): FormAnswer {
  return { kind: 'invalid', errors };
}

/**
 * Returns the answer to a field that the database refused. `sentences` says what its schema could not
 * know: what other rows decide.
 */
export function refused(field: string, sentences: Record<string, string> = {}): FormAnswer {
  return invalid({ [field]: sentences[field] ?? t.fieldInvalid });
}

/** A form posts this field to be answered as done, without being sent again. */
export const isDoneField = 'is_done';

/** Returns an answer's field errors; empty if there are none. */
export function findErrors(answer: FormAnswer | undefined): FormErrors {
  return answer?.kind === 'invalid' ? answer.errors : {};
}

/** Returns an answer's notice, or null. */
export function findNotice(answer: FormAnswer | undefined): FormNotice | null {
  return answer?.kind === 'failed' ? (answer.notice ?? null) : null;
}

/** Returns a field's text; '' if the field is missing or not text. */
export function readFormText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
