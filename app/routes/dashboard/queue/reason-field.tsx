import { useRef } from 'react';
import { Link } from 'react-router';
import { TextArea } from '#app/components/ui/text-area.tsx';
import type { RefusalTemplate } from '#app/domain/admin-queue/admin-queue.ts';

type ReasonFieldProps = { templates: RefusalTemplate[]; hint: string; error?: string | undefined };

/** The reason for a refusal, typed or chosen from the admins' reasons. */
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
      <TextArea
        name="reason"
        label="Reason for rejecting"
        hint={hint}
        rows={3}
        maxLength={1000}
        error={error}
      />
      <Link
        className="link-quiet inline-flex min-h-11 items-center justify-self-start text-sm"
        to="/dashboard/queue/templates"
      >
        Edit saved reasons
      </Link>
    </div>
  );
}
