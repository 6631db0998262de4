type SharedPage = { title: string; url: string };

/**
 * Opens the device's share dialog, or copies the URL.
 * @returns 'shared' also if the visitor closed the dialog
 */
export async function sharePage({
  title,
  url,
}: SharedPage): Promise<'shared' | 'copied' | 'failed'> {
  if ('share' in navigator) {
    const outcome = await navigator.share({ title, url }).then(
      () => 'shared',
      (error: Error) => error.name,
    );
    // AbortError: the visitor closed the dialog.
    if (outcome === 'shared' || outcome === 'AbortError') return 'shared';
  }
  return copyLink({ title, url });
}

/** Copies the URL. */
export function copyLink({ url }: SharedPage): Promise<'copied' | 'failed'> {
  return navigator.clipboard.writeText(url).then(
    () => 'copied',
    () => 'failed',
  );
}
