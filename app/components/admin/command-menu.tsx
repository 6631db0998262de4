import { useState } from 'react';
import { useNavigate } from 'react-router';
import { openSession } from '#app/browser/session/open-session.ts';
import { useSession } from '#app/browser/session/session-store.ts';
import { useFound } from '#app/components/search/use-found.ts';
import type { ComboboxGroup } from '#app/components/ui/combobox-list.tsx';
import { Combobox } from '#app/components/ui/combobox.tsx';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { findAdminQueue } from '#app/domain/admin-queue/admin-queue-calls.ts';
import { nameItem } from '#app/domain/admin-queue/admin-queue.ts';
import { kindNames } from '#app/domain/admin-queue/queue-kinds.ts';
import { findBusinessesToManage } from '#app/domain/business/business-calls.ts';
import { nameStatus } from '#app/domain/business/business-labels.ts';
import { findArticlesToEdit } from '#app/domain/editorial/editorial-calls.ts';
import { articleStates } from '#app/domain/editorial/editorial.ts';
import { findPeople, namePerson } from '#app/domain/people/people-calls.ts';
import type { Role } from '#app/domain/profile/profile.ts';
import { findOwnScreens } from './admin-screens.ts';
import { settingAreas, settingFields } from './setting-fields.ts';

/** So many of each kind; their own screens find the others. */
const maxOfKind = 5;

/** Where a choice leads. */
type Line = { to: string; label: string; hint: string | null };

/** Finds screens, settings, listings, people, items of the queue and articles, and opens one. */
export function CommandMenu({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const session = useSession();
  const role = session.status === 'signed-in' ? session.profile?.role : undefined;
  const [typed, setTyped] = useState('');
  const { found, state } = useFound(typed, findAll);
  const text = typed.trim().toLowerCase();
  const groups = [{ name: 'Screens', lines: findScreens(role, text) }, ...(found ?? [])]
    .map(toGroup)
    .filter(({ options }) => options.length > 0);
  return (
    <Dialog title="Find anything" onCancel={onClose}>
      {/* Room for the list, which the dialog would cut off. */}
      <div className="mt-4 min-h-[min(30rem,68vh)]">
        <div className="relative rounded-card border-[1.5px] border-rule-strong bg-raised">
          <Combobox
            name="find"
            label="Name, phone, email, address of a page, title or setting"
            placeholder="Name, phone, email, title…"
            isLabelHidden
            maxLength={100}
            value={typed}
            groups={groups}
            opensFilled
            onType={setTyped}
            onChoose={(to: string) => {
              onClose();
              void navigate(to);
            }}
            onFocusChange={() => undefined}
          />
        </div>
        <p className="mt-2 text-sm text-soft" role="status">
          {state === 'failed' && 'The search failed. Please try again.'}
          {state === 'found' && groups.length === 0 && `No matches for “${typed.trim()}”`}
        </p>
      </div>
      <button className="button-line mt-3" type="button" onClick={onClose}>
        Close
      </button>
    </Dialog>
  );
}

function toGroup({ name, lines }: { name: string; lines: Line[] }): ComboboxGroup<string> {
  const options = lines.map(({ to, label, hint }) => ({
    id: to.replaceAll(/[^\w-]/g, '-'),
    label,
    hint,
    choice: to,
    remove: null,
  }));
  return { name, options };
}

/** Screens and, for super admins, settings; without a text all screens. */
function findScreens(role: Role | undefined, text: string): Line[] {
  const screens = findOwnScreens(role).map(({ to, name }) => ({ to, label: name, hint: null }));
  if (text === '') return screens;
  const words = text.split(/\s+/);
  const has = (...texts: string[]) =>
    words.every((word) => texts.join(' ').toLowerCase().includes(word));
  const settings = settingFields
    .filter(({ label, hint, area }) => has(label, hint, settingAreas[area].title))
    .toSorted((a, b) => Number(has(b.label)) - Number(has(a.label)))
    .map(({ id, area, label }) => ({
      to: `/dashboard/settings#${id}`,
      label,
      hint: `Setting: ${settingAreas[area].title}`,
    }));
  const own = role === 'super_admin' ? settings : [];
  return [...screens.filter(({ label }) => has(label)), ...own].slice(0, maxOfKind);
}

async function findAll(text: string) {
  const person = { db: await openSession() };
  const [{ businesses }, { items }, articles, { people }] = await Promise.all([
    findBusinessesToManage(person, { q: text }),
    findAdminQueue(person, { filter: { q: text }, after: null }),
    findArticlesToEdit(person, { words: text }),
    findPeople(person, { words: text }),
  ]);
  return [
    {
      name: 'Listings',
      lines: beginningFirst(businesses, text).map((listing) => ({
        to: `/business-profile/${listing.id}`,
        label: listing.name,
        hint: `${listing.city}, ${listing.state}: ${nameStatus(listing)}`,
      })),
    },
    {
      name: 'Review queue',
      lines: items.slice(0, maxOfKind).map((item) => ({
        to: `/dashboard/queue/${item.kind}/${item.id}`,
        label: nameItem(item),
        hint: kindNames[item.kind].one,
      })),
    },
    {
      name: 'Articles',
      lines: articles.items.slice(0, maxOfKind).map(({ kind, id, title, state }) => ({
        to: `/dashboard/articles/${kind}/${id}`,
        label: title,
        hint: articleStates[state],
      })),
    },
    {
      name: 'People',
      lines: people.slice(0, maxOfKind).map((one) => ({
        to: `/dashboard/people/${one.id}`,
        label: namePerson(one),
        hint: one.email,
      })),
    },
  ];
}

/** Returns the first few, those whose name begins with the text before the others. */
function beginningFirst<Named extends { name: string }>(found: Named[], text: string): Named[] {
  const start = text.toLowerCase();
  const [first, others] = [true, false].map((begins) =>
    found.filter(({ name }) => name.toLowerCase().startsWith(start) === begins),
  );
  return [...(first ?? []), ...(others ?? [])].slice(0, maxOfKind);
}
