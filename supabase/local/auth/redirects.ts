import type { Context } from 'hono';
import type { AuthConfig } from './config.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns where a link redirects: the caller's choice if it is allowed, else site_url. Any port on
 * loopback is allowed, because this service runs in development only (GoTrue: GetReferrer).
 */
export function chooseRedirect(c: Context, config: AuthConfig): string {
  const wanted = [
    c.req.query('redirect_to'),
    c.req.header('redirect_to'),
    c.req.header('referer'),
  ].find((url) => url !== undefined && url !== '');
  return wanted !== undefined && isAllowed(wanted, config) ? wanted : config.site_url;
}

function isAllowed(wanted: string, config: AuthConfig): boolean {
  if (!URL.canParse(wanted)) return false;
  const url = new URL(wanted);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (isWeb && url.username === '' && loopback.has(url.hostname)) return true;
  if (isWeb && url.hostname === new URL(config.site_url).hostname) return true;
  const [base = ''] = wanted.split('#');
  return config.additional_redirect_urls.some((pattern) => toPattern(pattern).test(base));
}

/**
 * Converts Supabase's wildcards: `**` anything, `*` anything but . and /, `?` one such character.
 */
function toPattern(glob: string): RegExp {
  const source = glob
    .replace(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('**', '\0')
    .replaceAll('*', '[^./]*')
    .replaceAll('?', '[^./]')
    .replaceAll('\0', '.*');
  return new RegExp(`^${source}$`);
}
