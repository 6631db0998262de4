import { site } from '#app/config/site.ts';
import { type NotificationChoice, choiceTexts } from '#app/domain/notification/notification.ts';
import { look } from './look.ts';
import { useMedium } from './medium.ts';

/** The notification choice that switches off such mails, and the reader's token for it. */
export type WayOut = { choice: NotificationChoice; token: string };

const always = 'You cannot turn off emails like this one: they are about who can edit a listing.';

/** The footer: why the user gets this mail, and how to unsubscribe. */
export function Foot({ wayOut }: { wayOut: WayOut | null }) {
  const { kind, origin } = useMedium();
  const because =
    wayOut && `You get this email because “${choiceTexts[wayOut.choice].label}” is on.`;
  const stop = wayOut && `${origin}/unsubscribe?token=${wayOut.token}`;
  if (kind === 'text') {
    const lines = stop === null ? [always] : [because, `Stop emails like this one: ${stop}`];
    return [...lines, `${site.name}: ${origin}`, ''].join('\n');
  }
  return (
    <>
      <p style={look.paragraph}>
        {because ?? always}
        {stop !== null && (
          <>
            {' '}
            <QuietLink href={stop}>Stop emails like this one</QuietLink>, or{' '}
            <QuietLink href={`${origin}/account-settings`}>choose which emails you get</QuietLink>.
          </>
        )}
      </p>
      <p style={look.paragraph}>
        <QuietLink href={origin}>{site.name}</QuietLink>
        {` – ${site.tagline}`}
      </p>
    </>
  );
}

function QuietLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="quiet" href={href} style={look.quiet}>
      {children}
    </a>
  );
}
