import type { TemplateName } from './config.ts';
import type { OneTimeToken } from './one-time-tokens.ts';
import type { Services } from './services.ts';

/** The `type` of a link, as /verify takes it. */
export type LinkType = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change';

type LinkOptions = { services: Services; type: LinkType; token: OneTimeToken; redirectTo: string };

/** The address in a mail: it comes to /verify and goes on to `redirectTo`. */
export function buildLink({ services, type, token, redirectTo }: LinkOptions): string {
  const query = new URLSearchParams({ token: token.hash, type, redirect_to: redirectTo });
  return `${services.getIssuer()}/verify?${query}`;
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
  const { subject, html } = services.config.templates[template];
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
  services.inbox.deliver({
    to,
    subject: render(subject, { values, escape: (text) => text }),
    html: render(html, { values, escape: escapeHtml }),
    link: url,
    code: token.otp,
  });
}

type RenderOptions = { values: Record<string, string>; escape: (text: string) => string };

/** Fills in Go's template variables, `{{ .Name }}`; those it does not know become nothing. */
function render(template: string, { values, escape }: RenderOptions): string {
  return template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name: string) =>
    escape(values[name] ?? ''),
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
