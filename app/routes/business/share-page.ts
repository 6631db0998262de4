import * as t from '#app/messages/routes/business.tsx';
type SharedPage = { title: string; url: string };

/**
 * Opens the device's share dialog, or copies the URL.
 * @returns what to tell the visitor; '' if the device has told everything
 */
export async function sharePage({ title, url }: SharedPage): Promise<string> {
  if ('share' in navigator) {
    const outcome = await navigator.share({ title, url }).then(
      () => 'shared',
      (error: Error) => error.name,
    );
    // AbortError: the visitor closed the dialog.
    if (outcome === 'shared' || outcome === 'AbortError') return '';
  }
  return navigator.clipboard.writeText(url).then(
    () => t.addressCopied,
    () => t.cannotShare({ url }),
  );
}
