import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import * as z from 'zod/mini';
import { PeriodLinks } from '#app/components/chart/time-chart.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { ScreenPart, settle } from '#app/components/signed-in/screen-part.tsx';
import { signedInForm, signedInForms } from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { keepFocus } from '#app/components/site/page-heading.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { answerWrite } from '#app/components/ui/run-form.ts';
import { hideUnmetDemand } from '#app/domain/demand/demand-calls.ts';
import { isNameOf, namesOf } from '#app/domain/text/text.ts';
import type { Route } from './+types/figures';
import { FigurePart } from './figure-part.tsx';
import { change, type Figure, type FigureGroup, nameRange } from './figure.ts';
import { databaseFigures } from './groups/database.tsx';
import { growthFigures } from './groups/growth.tsx';
import { searchFigures } from './groups/searches.tsx';
import { speedFigures } from './groups/speed.tsx';
import { trafficFigures } from './groups/traffic.tsx';

const groups = {
  growth: growthFigures,
  speed: speedFigures,
  traffic: trafficFigures,
  searches: searchFigures,
  database: databaseFigures,
} satisfies Record<string, FigureGroup>;

/** Parses the URL; invalid parts get their defaults. */
function parseQuery(params: URLSearchParams) {
  const named = params.get('group') ?? '';
  const name = isNameOf(groups, named) ? named : 'growth';
  const group: FigureGroup = groups[name];
  const days =
    group.ranges.find((one) => String(one) === params.get('days')) ??
    group.ranges[1] ??
    group.ranges[0] ??
    1;
  return { name, group, days };
}

const hideDemand = signedInForm(z.object({ words: z.string() }), async ({ db }, { words }) =>
  answerWrite(await hideUnmetDemand({ db }, words)),
);

export const handle = { isPrivate: true, title: 'Figures' } satisfies SignedInHandle;

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const { db } = context.get(signedInContext);
  const { group, days } = parseQuery(url.searchParams);
  const request = { db, days, now: new Date(), params: url.searchParams };
  return { parts: await Promise.all(group.load(request).map((part) => settle(part))) };
}

export const clientAction = signedInForms({ hideDemand });

/** Numbers of the directory over time, in groups, each as chart, table and file; for admins. */
export default function FiguresScreen({ loaderData: { parts } }: Route.ComponentProps) {
  const params = new URLSearchParams(useLocation().search);
  const { name, group, days } = parseQuery(params);
  const range = nameRange(days);
  return (
    <>
      <Links label="Groups">
        {namesOf(groups).map((one) => (
          <Link
            key={one}
            className={`inline-flex min-h-11 items-center border-b-2 ${one === name ? 'border-accent font-semibold' : 'border-transparent text-soft hover:text-ink'}`}
            to={`?group=${one}`}
            aria-current={one === name ? 'page' : undefined}
            state={keepFocus}
          >
            {groups[one].title}
          </Link>
        ))}
      </Links>
      <p className="mt-3 max-w-[65ch] text-soft">{group.about}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        {group.ranges.length > 1 && (
          <PeriodLinks
            periods={group.ranges}
            chosen={days}
            nameOf={nameRange}
            addressOf={(one) => change(params, 'days', String(one))}
          />
        )}
        <Filters group={group} params={params} />
      </div>
      <div className="grid grid-cols-1 gap-x-12 xl:grid-cols-2">
        {parts.map((part, index) => (
          <ScreenPart
            // oxlint-disable-next-line react/no-array-index-key -- the parts of a group have their places
            key={`${name} ${index}`}
            of={part.of}
            failed="We could not load these figures."
          >
            {(figures) =>
              figures.map((figure) => (
                <div
                  key={figure.title}
                  className={`min-w-0 ${figure.chart && isPair(figures) ? '' : 'xl:col-span-2'}`}
                >
                  <FigurePart figure={figure} range={range} />
                </div>
              ))
            }
          </ScreenPart>
        ))}
      </div>
    </>
  );
}

/** Charts stand beside each other, a single one alone. */
const isPair = (figures: Figure[]) => figures.filter(({ chart }) => chart).length > 1;

function Links({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="mt-3 flex flex-wrap gap-x-5 border-b border-rule">
      {children}
    </nav>
  );
}

/** What narrows the figures, each with a link that removes it. */
function Filters({ group: { filters }, params }: { group: FigureGroup; params: URLSearchParams }) {
  const set = Object.entries(filters ?? {}).flatMap(([name, nameValue]) => {
    const value = params.get(name);
    return value === null ? [] : [{ name, text: nameValue(value) }];
  });
  if (set.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Filters">
      {set.map(({ name, text }) => (
        <li key={name}>
          <Link
            className="inline-flex min-h-11 items-center gap-2 rounded-control border-[1.5px] border-ink px-3 text-sm font-semibold hover:bg-sunk"
            to={change(params, name, null)}
            preventScrollReset
            aria-label={`Remove ${text}`}
          >
            {text}
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
