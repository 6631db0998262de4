import { encode } from 'uqr';
import { site } from '#app/config/site.ts';
import type { PrintedLetter } from '#app/domain/owner-code/owner-code-calls.ts';
import {
  formatOwnerCode,
  ownerCodePath,
  writeOwnerCodeLink,
} from '#app/domain/owner-code/owner-code.ts';
import { formatLocalDay } from '#app/domain/text/text.ts';
import * as t from '#app/messages/letters.tsx';

type LetterProps = {
  letter: PrintedLetter;
  origin: string;
  /** Whether a mailing service prints it, with the address in the upper 3.4 inches, and without our style sheets. */
  isMailed?: boolean;
};

const sheet = { fontFamily: 'serif', fontSize: '11pt', lineHeight: 1.5, maxWidth: '8.5in' };

/** A letter of one page, with the address in the window of a No. 10 envelope. */
export function Letter({ letter, origin, isMailed = false }: LetterProps) {
  const { is_invitation, name, code, expires_at } = letter;
  const about = { name, site: site.name };
  return (
    <article
      className="break-after-page space-y-4 bg-white p-[0.75in] text-black last:break-after-auto print:p-0"
      style={isMailed ? { ...sheet, padding: '3.4in 0.75in 0' } : sheet}
    >
      {!isMailed && <Addresses letter={letter} />}
      <h2 style={{ fontSize: '15pt' }}>
        {is_invitation ? t.invitationSubject(about) : t.claimSubject(about)}
      </h2>
      <p>{is_invitation ? t.invitationText(about) : t.claimText(about)}</p>
      <div style={{ display: 'flex', alignItems: 'center', gap: '0.3in', margin: '0.3in 0' }}>
        <QrCode text={writeOwnerCodeLink(origin, code)} />
        <div>
          <p style={{ fontFamily: 'monospace', fontSize: '20pt', fontWeight: 'bold' }} data-code>
            {formatOwnerCode(code)}
          </p>
          <p>{t.whereToEnter({ address: `${origin}${ownerCodePath}` })}</p>
        </div>
      </div>
      <p>{t.validUntil({ date: formatLocalDay(expires_at) })}</p>
      {is_invitation ? <Shown letter={letter} /> : <p>{t.notYou}</p>}
    </article>
  );
}

/** The sender, and the address for the window of the envelope. */
function Addresses({ letter }: { letter: PrintedLetter }) {
  const { name, street, city, state, zip_code } = letter;
  return (
    <>
      <p className="text-[13pt] font-bold">{site.name}</p>
      {site.postal_address && <p className="whitespace-pre-line">{site.postal_address}</p>}
      <address className="mt-[0.75in] mb-[0.6in] min-h-[1.2in] not-italic">
        {t.toOwner}
        <br />
        {name}
        <br />
        {street}
        <br />
        {city}, {state} {zip_code}
      </address>
    </>
  );
}

function Shown({ letter: { phone, website, street, city } }: { letter: PrintedLetter }) {
  return (
    <>
      <p>
        {t.shown}: {street}, {city}. {t.phone}: {phone ?? t.missing}. {t.website}:{' '}
        {website ?? t.missing}.
      </p>
      <p>{t.stop}</p>
    </>
  );
}

/** Without markup of its own, which the policy of Trusted Types refuses. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.map((row, y) => writeRow(row, y)).join('');
  return (
    <svg
      style={{ width: '1.4in', height: '1.4in', flex: 'none' }}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={text}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** Dark modules in a row are one rectangle: a mailing service takes pages of up to 10,000 characters. */
function writeRow(row: boolean[], y: number): string {
  const dark = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...dark.matchAll(/1+/g)]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');
}
