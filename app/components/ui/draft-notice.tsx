import { formatMoment } from '#app/domain/text/text.ts';
import * as t from '#app/messages/components/signed-in.tsx';

type DraftNoticeProps = {
  /** ISO time. */
  changedAt: string;
  onDiscard: () => void;
};

/** Says that a form shows a draft from this device, and discards it. */
export function DraftNotice({ changedAt, onDiscard }: DraftNoticeProps) {
  return (
    <p className="mb-5 flex flex-wrap items-baseline gap-x-4 rounded-card bg-wash px-4 py-1">
      {t.draftRestored({ changedAt: formatMoment(changedAt) })}
      <button
        className="link-quiet min-h-11 text-sm font-semibold"
        type="button"
        onClick={onDiscard}
      >
        {t.discardDraft}
      </button>
    </p>
  );
}
