import type { TemplateName } from './config.ts';
import type { OneTimeToken } from './one-time-tokens.ts';
import type { Services } from './services.ts';

/** The `type` of a link, a parameter of /verify. */
export type LinkType = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change';

type LinkOptions = { services: Services; type: LinkType; token: OneTimeToken; redirectTo: string };

/** Returns the link of a mail: it opens /verify, which redirects to `redirectTo`. */
export function buildLink({ services, type, token, redirectTo }: LinkOptions): string {
  const query = `token=${token.hash}&type=${type}&redirect_to=${encodeOnce(redirectTo)}`;
  return `${services.getIssuer()}/verify?${query}`;
}

/** Leaves a plain address readable, like GoTrue; encodes what could end or change the query. */
function encodeOnce(url: string): string {
  return /^[\w:/.?@~*-]*$/.test(url) ? url : encodeURIComponent(url);
}

type MailOptions = LinkOptions & {
  template: TemplateName;
  to: string;
  email: string;
  newEmail?: string;
};

/** Renders a mail and puts it into the inbox. */
export function sendMail({ template, to, email, newEmail = '', ...link }: MailOptions): void {
  const { services, token, redirectTo } = link;
  const url = buildLink(link);
  const values: Record<string, string> = {
    ConfirmationURL: url,
    Token: token.otp,
    TokenHash: token.hash,
    SiteURL: services.config.site_url,
    RedirectTo: redirectTo,
    Email: email,
    NewEmail: newEmail,
  };
  deliver({ services, template, to, values, link: url, code: token.otp });
}

type CodeOptions = { services: Services; template: TemplateName; to: string; code: string };

/** Sends a code to type on the page that requested it: there is no link. */
export function sendCode({ services, template, to, code }: CodeOptions): void {
  const values = { Token: code, SiteURL: services.config.site_url, Email: to };
  deliver({ services, template, to, values, link: '', code });
}

type DeliverOptions = CodeOptions & { values: Record<string, string>; link: string };

function deliver({ services, template, to, values, link, code }: DeliverOptions): void {
  const { subject, html } = services.config.templates[template];
  services.inbox.deliver({
    to,
    subject: render(subject, { values, escape: (text) => text }),
    html: render(fillLinks(html, values), { values, escape: escapeHtml }),
    link,
    code,
  });
}

type RenderOptions = { values: Record<string, string>; escape: (text: string) => string };

/** Encodes values in a link's query and fragment, like Go's html/template. */
function fillLinks(template: string, values: Record<string, string>): string {
  return template.replace(/(?<=href="[^"?#]*)[?#][^"]*/g, (part) =>
    render(part, { values, escape: encodeURIComponent }),
  );
}

/** Fills in Go's template variables, `{{ .Name }}`; unknown ones become empty. */
function render(template: string, { values, escape }: RenderOptions): string {
  return template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name: string) =>
    escape(values[name] ?? ''),
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
