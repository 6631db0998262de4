import { useState } from 'react';
import { Link } from 'react-router';
import { nameForms } from '#app/components/admin/names/name-forms.ts';
import {
  kindAt,
  leadToPresent,
  listedKinds,
  nameKinds,
  type NameRow,
} from '#app/components/admin/names/name-kinds.ts';
import { NameForm, NameParts } from '#app/components/admin/names/name-parts.tsx';
import { vocabularyLabels } from '#app/components/admin/vocabulary-labels.ts';
import { ShopFrontCover } from '#app/components/pictures/cover.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { signedInForms } from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { findNameChanges } from '#app/domain/name/name-calls.ts';
import { upperFirst } from '#app/domain/text/text.ts';
import type { Route } from './+types/name';

export const handle = {
  isPrivate: true,
  title: (_, loaded?: { title: string }) => loaded?.title ?? '',
  nameSubject: ({ row }: { row: NameRow | undefined }) => row?.values.name ?? null,
} satisfies SignedInHandle;

export async function clientLoader({ context, url, params: { slug } }: Route.ClientLoaderArgs) {
  const person = context.get(signedInContext);
  const kind = kindAt(url);
  const isNew = slug === 'new';
  const [rows, changes] = await Promise.all([
    listedKinds[kind].find(person),
    isNew ? [] : findNameChanges(person, { kind, name: slug }),
  ]);
  const row = rows.find(({ key }) => key === slug);
  if (row === undefined && !isNew) throw await leadToPresent(person, kind, slug);
  const others = rows.filter((one) => one !== row && !one.retired_at);
  return { kind, title: upperFirst(nameKinds[kind].one), row, others, changes };
}

export const clientAction = signedInForms(nameForms);

/** A category or an author: its fields, how it is merged and retired, its latest changes. */
export default function Name({ loaderData: { kind, row, others, changes } }: Route.ComponentProps) {
  const isCategory = kind === 'category';
  const isFixed = isCategory && row?.key === 'other';
  const canRetire = row?.retired_at || !isCategory || row?.uses === 0;
  return (
    <div className="mt-5 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
      <NameForm key={changes[0]?.id} kind={kind} name={row?.key ?? ''} values={row?.values ?? {}}>
        {isCategory && <DrawingField category={row} others={others} />}
      </NameForm>
      {row && (
        <div className="grid content-start gap-10">
          {isCategory && <SearchWords category={row.key} />}
          <NameParts
            kind={kind}
            name={row.key}
            {...(!isFixed && { others: others.map(({ key, values }) => [key, values.name ?? '']) })}
            {...(!isFixed && canRetire && { retiredAt: row.retired_at })}
            changes={changes}
          />
        </div>
      )}
    </div>
  );
}

function SearchWords({ category }: { category: string }) {
  return (
    <TitledSection id="words" title="Search words" headingClass="text-section">
      <ul className="mt-2">
        {(['synonym', 'need', 'topic'] as const).map((kind) => (
          <li key={kind}>
            <Link
              className="link-quiet inline-flex min-h-11 items-center"
              to={`/dashboard/vocabulary/${kind}/${category}`}
            >
              {vocabularyLabels[kind]}
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** Which house and sign its listings without a photo are drawn with, and how that looks. */
function DrawingField({ category, others }: { category: NameRow | undefined; others: NameRow[] }) {
  const own = category?.values.drawing ?? '';
  const [drawing, setDrawing] = useState(own);
  const choices = new Map(
    others.map(({ key, values }) => [values.drawing || key, `Like ${values.name}`]),
  );
  if (own && !choices.has(own)) choices.set(own, 'As now');
  return (
    <div className="flex items-end gap-4">
      <div className="flex-1">
        <SelectField
          name="drawing"
          label="Drawing"
          options={[['', 'Its own'], ...choices]}
          value={drawing}
          onChange={setDrawing}
        />
      </div>
      <ShopFrontCover
        subject={{
          slug: 'example',
          hue: 28,
          trade: drawing || (category?.key ?? ''),
          isOpen: true,
        }}
        isClose
        className="size-24 rounded-card"
      />
    </div>
  );
}
