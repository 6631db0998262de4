const tools = [
  { name: 'search_businesses', text: 'words, place, category, rating, opening time' },
  { name: 'get_business', text: 'everything about one business but its reviews' },
  { name: 'is_open_at', text: 'open now or at a moment, and until when' },
  { name: 'find_places', text: 'names of places and categories to search by' },
];

/** How assistants connect by the Model Context Protocol, and what they can do. */
export function Assistants({ origin }: { origin: string }) {
  return (
    <>
      <p className="max-w-[62ch] text-soft">
        An assistant that speaks the Model Context Protocol connects to this address by streamable
        HTTP, with or without a key, and answers from the directory with links to it.
      </p>
      <pre className="mt-3 rounded-card bg-sunk p-4 text-sm wrap-anywhere whitespace-pre-wrap">
        <code>{`${origin}/mcp`}</code>
      </pre>
      <dl className="mt-4 grid grid-cols-1 text-sm wrap-anywhere sm:grid-cols-[12rem_minmax(0,1fr)]">
        {tools.map(({ name, text }) => (
          <div key={name} className="contents">
            <dt className="border-t border-rule pt-2 font-mono font-bold sm:pb-2">{name}</dt>
            <dd className="pb-2 text-soft sm:border-t sm:border-rule sm:pt-2">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-[62ch] text-soft">
        Its tools only read, within the limits above. What went wrong they say in a sentence.
      </p>
    </>
  );
}
