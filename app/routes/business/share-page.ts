type SharedPage = { title: string; url: string };

/**
 * Offers the device's own ways to share, else copies the address.
 * @returns what to tell the visitor; '' when the device has told everything
 */
export async function sharePage({ title, url }: SharedPage): Promise<string> {
  if ('share' in navigator) {
    const outcome = await navigator.share({ title, url }).then(
      () => 'shared',
      (error: Error) => error.name,
    );
    // AbortError: the visitor thought better of it.
    if (outcome === 'shared' || outcome === 'AbortError') return '';
  }
  return navigator.clipboard.writeText(url).then(
    () => 'The address is copied. Paste it wherever you like.',
    () => `This browser cannot share. The address is ${url}`,
  );
}
