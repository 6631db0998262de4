import type { ReactNode } from 'react';

export type Kind = 'open' | 'paused' | 'closed' | 'moved';

type StatusChoiceProps = {
  kind: Kind;
  label: string;
  about: string;
  isChosen: boolean;
  onChoose: () => void;
  /** What is asked once it is chosen. */
  children?: ReactNode;
};

export function StatusChoice(props: StatusChoiceProps) {
  const { kind, label, about, isChosen, onChoose, children } = props;
  return (
    <div className="border-b border-rule py-3">
      <label className="flex min-h-11 items-start gap-3">
        <input
          className="mt-1 size-5 shrink-0 accent-(--accent)"
          type="radio"
          name="kind"
          value={kind}
          defaultChecked={isChosen}
          onChange={onChoose}
        />
        <span>
          <span className="block font-semibold">{label}</span>
          <span className="block text-sm text-soft">{about}</span>
        </span>
      </label>
      {isChosen && children && <div className="mt-3 ml-8 grid gap-4">{children}</div>}
    </div>
  );
}
