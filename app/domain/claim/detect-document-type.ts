/** The first bytes of the accepted file types. */
const beginnings = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;

export type DocumentType = keyof typeof beginnings;

/** Returns the type of a document by its content, not its name; null if it is not accepted. */
export function detectDocumentType(bytes: Uint8Array): DocumentType | null {
  const found = Object.entries(beginnings).find(([, beginning]) =>
    beginning.every((byte, index) => bytes[index] === byte),
  );
  return (found?.[0] as DocumentType | undefined) ?? null;
}
