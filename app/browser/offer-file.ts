/** Makes the browser download a text, or its parts joined, as a file. */
export function offerFile(name: string, type: string, text: BlobPart | BlobPart[]) {
  const href = URL.createObjectURL(new Blob([text].flat(), { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // Some browsers read the file only after this task.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
