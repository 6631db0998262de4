import { site } from '#app/config/site.ts';
import { type NotificationChoice, choiceTexts } from '#app/domain/notification/notification.ts';
import { useMedium } from './medium.ts';

/** The choice that switches mails like this one off, and what lets its reader do so. */
export type WayOut = { choice: NotificationChoice; token: string };

/** Why this mail came, and how such mails end. */
export function Foot({ wayOut }: { wayOut: WayOut | null }) {
  const { kind, origin } = useMedium();
  const from = `${site.name}, ${site.tagline.toLowerCase()}: ${origin}`;
  const always = 'Emails like this one always come: they are about who may change a listing.';
  const because =
    wayOut && `You get this email because “${choiceTexts[wayOut.choice].label}” is on.`;
  const stop = wayOut && `${origin}/unsubscribe?token=${wayOut.token}`;
  if (kind === 'text') {
    const lines = stop === null ? [always] : [because, `Stop emails like this one: ${stop}`];
    return [...lines, from].join('\n');
  }
  return (
    <>
      <p style={{ margin: '0 0 8px' }}>
        {because ?? always}
        {stop !== null && (
          <>
            {' '}
            <a href={stop}>Stop emails like this one</a>, or{' '}
            <a href={`${origin}/account-settings`}>choose which ones come</a>.
          </>
        )}
      </p>
      <p style={{ margin: 0 }}>
        <a href={origin}>{site.name}</a>, {site.tagline.toLowerCase()}
      </p>
    </>
  );
}
