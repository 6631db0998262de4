import { useId, useState } from 'react';
import { HoursTable } from '#app/components/profile/hours-table.tsx';
import type { Business } from '#app/domain/business/business.ts';
import { previewBusiness } from '#app/domain/business/preview-business.ts';
import * as t from '#app/messages/components/editors.tsx';

type HoursPreviewProps = {
  facts: Pick<Business, 'city' | 'time_zone' | 'opening_hours' | 'special_hours' | 'attributes'>;
  /** 'Central Time' */
  timeZoneName: string;
  /** Whether it shows only the special days. */
  isSpecial?: boolean;
};

/** Preview of the hours as visitors will see them. */
export function HoursPreview({ facts, timeZoneName, isSpecial = false }: HoursPreviewProps) {
  const id = useId();
  const [openedAt] = useState(() => Date.now());
  // Incomplete times cannot be previewed.
  const opening_hours = isSpecial ? [] : facts.opening_hours.filter(isWhole);
  const special_hours = facts.special_hours.filter((day) => day.opens === null || isWhole(day));
  return (
    <div className="self-start rounded-card bg-sunk p-[min(1.5rem,6vw)]">
      <p className="kicker mb-2 text-faint">{t.hoursPreviewTitle}</p>
      {isSpecial && special_hours.length === 0 ? (
        <p className="text-sm text-soft">{t.hoursPreviewEmpty}</p>
      ) : (
        <HoursTable
          business={previewBusiness({ ...facts, opening_hours, special_hours })}
          timeZoneName={timeZoneName}
          renderedAt={openedAt}
          id={id}
        />
      )}
    </div>
  );
}

function isWhole({ opens, closes }: { opens: string | null; closes: string | null }): boolean {
  return opens !== '' && closes !== '' && closes !== null;
}
