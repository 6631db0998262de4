import { type ReactNode, useId } from 'react';

export type Kind = 'open' | 'paused' | 'closed' | 'moved';

type StatusChoiceProps = {
  kind: Kind;
  label: string;
  about: string;
  isChosen: boolean;
  onChoose: () => void;
  /** Fields shown while it is chosen. */
  children?: ReactNode;
};

export function StatusChoice(props: StatusChoiceProps) {
  const { kind, label, about, isChosen, onChoose, children } = props;
  const id = useId();
  return (
    <div className="border-b border-rule py-3">
      <div className="flex min-h-11 items-start gap-3">
        <input
          id={id}
          aria-describedby={`${id}-about`}
          className="mt-1 size-5 shrink-0 accent-(--accent)"
          type="radio"
          name="kind"
          value={kind}
          defaultChecked={isChosen}
          onChange={onChoose}
        />
        <div>
          <label className="block font-semibold" htmlFor={id}>
            {label}
          </label>
          <p className="text-sm text-soft" id={`${id}-about`}>
            {about}
          </p>
        </div>
      </div>
      {isChosen && children && <div className="mt-3 ml-8 grid gap-4">{children}</div>}
    </div>
  );
}
