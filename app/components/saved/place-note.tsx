/** A person's note about a saved place, below its card. */
export function PlaceNote({ note }: { note: string | null }) {
  if (!note) return null;
  return (
    <p
      className="mt-2 mb-3 ml-1 border-l-2 border-rule pl-3 wrap-anywhere whitespace-pre-line"
      dir="auto"
    >
      {note}
    </p>
  );
}
