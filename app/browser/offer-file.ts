/** Has the browser save a text, or its pieces, as a file. */
export function offerFile(name: string, type: string, text: BlobPart | BlobPart[]) {
  const href = URL.createObjectURL(new Blob([text].flat(), { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // Some browsers read the file only after this turn.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
