import { Link } from 'react-router';
import type { FormNotice as Notice } from '#app/components/ui/form-answer.ts';

export type WayOut = { to: string; label: string };

/** What went wrong, while the form is shown, and a link that helps. The toast has announced it. */
export function FormNotice({ notice, wayOut }: { notice: Notice; wayOut: WayOut | undefined }) {
  return (
    <div className="mt-6 rounded-card border-l-4 border-accent bg-wash px-4 py-3">
      <p className="font-semibold">{notice.title}</p>
      <p className="mt-1 break-words">{notice.text}</p>
      {wayOut && (
        <Link className="link-quiet inline-flex min-h-11 items-center" to={wayOut.to}>
          {wayOut.label}
        </Link>
      )}
    </div>
  );
}
