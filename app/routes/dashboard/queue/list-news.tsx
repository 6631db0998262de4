type ListNewsProps = { added: number; gone: number; onShow: () => void };

/** Says how many items came and went since the list was loaded; the list itself does not move. */
export function ListNews({ added, gone, onShow }: ListNewsProps) {
  const news = [added > 0 && `${added} new`, gone > 0 && `${gone} decided`].filter(Boolean);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm">
      <span role="status">{news.join(', ')}</span>
      {news.length > 0 && (
        <button
          className="min-h-11 cursor-pointer font-semibold underline underline-offset-4"
          type="button"
          onClick={onShow}
        >
          Show
        </button>
      )}
    </div>
  );
}
