const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The policy for one rendered page: nothing from elsewhere, and of inline scripts exactly those
 * that stand in it.
 * @param backendUrl the Supabase that signed-in browsers talk to
 */
export async function contentSecurityPolicy(html: string, backendUrl: string): Promise<string> {
  const scripts = new Set(Array.from(html.matchAll(inlineScript), (match) => match[1] ?? ''));
  const hashes = await Promise.all(Array.from(scripts, hash));
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${new URL(backendUrl).origin}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

async function hash(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
