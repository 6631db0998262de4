import type { ReactNode } from 'react';

type RadioCardProps = { name: string; value: string; isChosen: boolean; children: ReactNode };

/** A radio button with room for its content. */
export function RadioCard({ name, value, isChosen, children }: RadioCardProps) {
  return (
    <label className="flex min-w-0 gap-3 rounded-card border-[1.5px] border-rule-strong p-3 has-checked:border-accent has-checked:bg-wash">
      <input
        className="mt-0.5 size-5 shrink-0 accent-(--accent)"
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
      />
      <span className="min-w-0 grow wrap-anywhere whitespace-pre-line">{children}</span>
    </label>
  );
}
