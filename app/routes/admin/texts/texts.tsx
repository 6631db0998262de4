import { Link } from 'react-router';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { ScreenPart, settle } from '#app/components/signed-in/screen-part.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { type TextName, textLengths } from '#app/config/texts.ts';
import { findSettings } from '#app/domain/setting/setting-calls.ts';
import type { Setting } from '#app/domain/setting/setting.ts';
import { namesOf } from '#app/domain/text/text.ts';
import { sha256 } from '#app/services/hex-digest.ts';
import type { Route } from './+types/texts';
import { shippedTexts } from './shipped-texts.tsx';
import { textLabels } from './text-labels.ts';

export const handle = { isPrivate: true, title: 'Texts' } satisfies SignedInHandle;

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { states: await settle(findStates(findSettings(context.get(signedInContext), 'text'))) };
}

const states = {
  shipped: 'Shipped text',
  own: 'Your text',
  outdated: 'Your text; the shipped one has changed since',
};

/** Returns for each text which one is shown. */
async function findStates(loading: Promise<Setting[]>) {
  const settings = await loading;
  const found = namesOf(textLengths).map(async (name) => {
    const value = settings.find((one) => one.kind === 'text' && one.name === name)?.value;
    if (!value || !('shipped' in value)) return [name, 'shipped'] as const;
    const isSame = value.shipped === (await sha256(shippedTexts[name]()));
    return [name, isSame ? 'own' : 'outdated'] as const;
  });
  return Promise.all(found);
}

/** The texts that super admins may replace, each with which one is shown. */
export default function Texts({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="mt-3 max-w-2xl text-lg text-soft">
        Replace a text of the directory with your own. When an upgrade changes the shipped text, it
        says so here.
      </p>
      <ScreenPart of={loaderData.states.of} failed="We could not load the texts.">
        {(found) => (
          <ul className="mt-6 max-w-3xl border-t border-rule">
            {found.map(([name, state]) => (
              <TextRow key={name} name={name} state={state} />
            ))}
          </ul>
        )}
      </ScreenPart>
    </>
  );
}

function TextRow({ name, state }: { name: TextName; state: keyof typeof states }) {
  const { name: label, where } = textLabels[name];
  return (
    <li className="flex flex-wrap items-center gap-x-6 border-b border-rule py-2">
      <Link className="link-quiet min-h-11 w-40 content-center font-semibold" to={name}>
        {label}
      </Link>
      <span className="grow text-sm text-soft">{where}</span>
      <span className={`text-sm ${state === 'outdated' ? 'font-semibold text-accent' : ''}`}>
        {states[state]}
      </span>
    </li>
  );
}
