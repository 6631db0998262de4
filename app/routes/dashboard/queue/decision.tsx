import { useRef } from 'react';
import { useFetcher, Link } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { findErrors, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { TextArea } from '#app/components/ui/text-field.tsx';
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
 * The forms for the two outcomes of an item, one of them with a reason; `decisionForms` handles them.
 * What takes something down is the strong button.
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
    <div className="grid max-w-2xl gap-8">
      {isOwn && (
        <p className="border-l-4 border-accent pl-3">
          This is your own. You can decide it because there is no other admin; the audit log will
          say so.
        </p>
      )}
      {obstacle ? (
        <p className="border-l-4 border-accent pl-3">{obstacle}</p>
      ) : (
        <SignedInForm
          fetcher={approving}
          intent="approve"
          button={outcomes.approve.act}
          variant={outcomes.refuse.isRemoval ? 'line' : 'wide'}
        >
          {shown}
          <input type="hidden" name="done" value={outcomes.approve.done} />
          {approval}
        </SignedInForm>
      )}
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

/** The reason for an outcome, typed or chosen from the admins' reasons. */
export function ReasonField({ templates, hint, error }: ReasonFieldProps) {
  const part = useRef<HTMLDivElement>(null);
  function fill(id: string) {
    const area = part.current?.querySelector('textarea');
    const template = templates.find((one) => one.id === id);
    if (!area || !template) return;
    area.value = template.reason;
    // Makes a filled-in reason count as typed.
    area.dispatchEvent(new Event('input', { bubbles: true }));
    area.focus();
  }
  return (
    <div ref={part} className="grid gap-3">
      <label className="block text-sm font-semibold">
        Saved reason
        <select
          className="mt-1 block min-h-12 w-full rounded-control border-[1.5px] border-rule-strong bg-raised px-3 font-normal"
          defaultValue=""
          onChange={({ target }) => fill(target.value)}
        >
          <option value="">Custom reason</option>
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <TextArea name="reason" label="Reason" hint={hint} rows={3} maxLength={1000} error={error} />
      <Link
        className="link-quiet inline-flex min-h-11 items-center justify-self-start text-sm"
        to="/dashboard/queue/templates"
      >
        Edit saved reasons
      </Link>
    </div>
  );
}
