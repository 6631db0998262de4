/** Renders words between backticks as code. */
export function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the text never changes
      <code key={index}>{part}</code>
    ) : (
      part
    ),
  );
}
