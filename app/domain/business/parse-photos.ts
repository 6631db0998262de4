export type Photo = {
  url: string;
  /** What there is to see, for people who cannot. */
  alt: string;
  caption: string | null;
  /** Pixels. */
  width: number;
  height: number;
};

/** The photos of a listing as owners stored them; entries that are not a photo are left out. */
export function parsePhotos(stored: unknown): Photo[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isPhoto);
}

function isPhoto(value: unknown): value is Photo {
  if (typeof value !== 'object' || value === null) return false;
  const { url, alt, caption = null, width, height } = value as Record<string, unknown>;
  return (
    typeof url === 'string' &&
    typeof alt === 'string' &&
    (caption === null || typeof caption === 'string') &&
    typeof width === 'number' &&
    typeof height === 'number'
  );
}
