import { type ReactNode, useState } from 'react';

type FoldedProps = { title: string; children: ReactNode };

/** Content beside a list; on narrow screens above it, folded. */
export function Folded({ title, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid content-start gap-4">
      <button
        className="button-line justify-self-start lg:hidden"
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
      </button>
      <div className={`content-start gap-8 lg:grid ${isOpen ? 'grid' : 'hidden'}`}>{children}</div>
    </div>
  );
}
