/**
 * Makes the browser download a text, or its parts joined, as a file. CSV begins with a byte order
 * mark: without it Excel takes the text for Windows-1252.
 */
export function offerFile(name: string, type: string, text: BlobPart | BlobPart[]) {
  const parts = [type === 'text/csv' ? '\ufeff' : '', text].flat();
  const href = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // Some browsers read the file only after this task.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
