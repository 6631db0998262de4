import { useId, useRef } from 'react';
import { Link, useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { useFieldError } from '#app/components/ui/field-errors.ts';
import { findErrors, type FormAnswer } from '#app/components/ui/form-answer.ts';
import type { QueuedItem, RefusalTemplate } from '#app/domain/admin-queue/admin-queue.ts';
import type { ApproveOrRefuse, Outcomes } from './kinds/kind.ts';

type DecisionProps = {
  item: Pick<QueuedItem, 'kind' | 'id' | 'name'>;
  /** Whether it is the admin's own, also where no other admin can decide it. */
  isOwn: boolean;
  of: ApproveOrRefuse;
  outcomes: Outcomes;
  templates: RefusalTemplate[];
};

/**
 * The forms for the two outcomes of an item, one of them with a reason; `decisionForms` handles them. They stand in one
 * bar, which is always in sight. What takes something down is the strong button.
 */
export function Decision({ item, isOwn, of, outcomes, templates }: DecisionProps) {
  const { version, own, approval, obstacle, reasonHint } = of;
  const { kind, id, name } = item;
  const approving = useFetcher<FormAnswer>();
  const refusing = useFetcher<FormAnswer>();
  if (own !== null) {
    return <p className="max-w-[60ch]">{describeOwn(own)}</p>;
  }
  const shown = Object.entries({ kind, id, name, version: JSON.stringify(version) }).map(
    ([field, value]) => <input key={field} type="hidden" name={field} value={value} />,
  );
  return (
    <div className="decision-bar">
      {isOwn && (
        <p>
          This is your own. You can decide it because there is no other admin; the audit log will
          say so.
        </p>
      )}
      {obstacle && <p>{obstacle}</p>}
      <SignedInForm
        fetcher={refusing}
        intent="refuse"
        button={outcomes.refuse.act}
        variant={outcomes.refuse.isRemoval ? 'solid' : 'line'}
      >
        {shown}
        <input type="hidden" name="done" value={outcomes.refuse.done} />
        <ReasonField
          templates={templates.filter((one) => one.kind === kind)}
          hint={reasonHint}
          error={findErrors(refusing.data).reason}
        />
      </SignedInForm>
      {!obstacle && (
        <SignedInForm
          fetcher={approving}
          intent="approve"
          button={outcomes.approve.act}
          variant={outcomes.refuse.isRemoval ? 'line' : 'solid'}
        >
          {shown}
          <input type="hidden" name="done" value={outcomes.approve.done} />
          {approval}
        </SignedInForm>
      )}
    </div>
  );
}

/** Returns why an admin may not decide what is theirs. */
export function describeOwn(own: string): string {
  return `This is your own ${own}. Another admin will decide it.`;
}

type DecisionHeadProps = { status: string; reason: string | null; reasonLabel?: string };

/** The status of an item, and why it was rejected. */
export function DecisionHead({ status, reason, reasonLabel = 'Reason' }: DecisionHeadProps) {
  return (
    <>
      <p className="kicker text-accent" role="status">
        {status}
      </p>
      {reason && (
        <p className="mt-2 wrap-anywhere whitespace-pre-line">
          {reasonLabel}: {reason}
        </p>
      )}
    </>
  );
}

type ReasonFieldProps = { templates: RefusalTemplate[]; hint: string; error?: string | undefined };

/** The reason for an outcome, typed or chosen from the admins' reasons; one line until it is typed. */
export function ReasonField({ templates, hint, error: message }: ReasonFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const error = useFieldError(message, { name: 'reason', label: 'Reason' });
  const id = useId();
  function fill(template: string) {
    const chosen = templates.find((one) => one.id === template);
    if (!area.current || !chosen) return;
    area.current.value = chosen.reason;
    // Makes a filled-in reason count as typed.
    area.current.dispatchEvent(new Event('input', { bubbles: true }));
    area.current.focus();
  }
  return (
    <div className="reason">
      <div className="reason-field flex gap-2">
        <textarea
          ref={area}
          className={`reason-text min-w-0 grow rounded-control border-[1.5px] bg-raised px-3 py-2 ${error ? 'border-accent' : 'border-rule-strong'}`}
          name="reason"
          rows={1}
          maxLength={1000}
          dir="auto"
          placeholder="Reason"
          aria-label="Reason"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        />
        <select
          className="w-40 shrink-0 rounded-control border-[1.5px] border-rule-strong bg-raised px-2 text-sm"
          defaultValue=""
          aria-label="Saved reason"
          onChange={({ target }) => fill(target.value)}
        >
          <option value="">Saved reasons</option>
          {templates.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </div>
      <p className="reason-hint text-xs text-soft">
        <span id={`${id}-hint`}>{hint}</span>{' '}
        <Link className="link-quiet" to="/dashboard/queue/templates">
          Edit saved reasons
        </Link>
      </p>
      {error && (
        <p className="reason-error text-sm font-medium text-accent" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
