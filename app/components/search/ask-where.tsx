type AskWhereProps = { isAsking: boolean; isCompact: boolean; onEverywhere: () => void };

/** Asks for the place below the boxes, or to search everywhere. Announced to screen readers. */
export function AskWhere({ isAsking, isCompact, onEverywhere }: AskWhereProps) {
  const place = isCompact
    ? 'absolute inset-x-0 top-full mt-2 rounded-card border-[1.5px] border-ink bg-raised px-4 py-2.5 shadow-float'
    : 'mt-2';
  return (
    <div role="status">
      {isAsking && (
        <p className={`text-sm ${place}`}>
          <strong>Where should we look?</strong> Type a city or a zip code, or{' '}
          <button className="link-quiet py-2.5 font-medium" type="button" onClick={onEverywhere}>
            search everywhere
          </button>
        </p>
      )}
    </div>
  );
}
