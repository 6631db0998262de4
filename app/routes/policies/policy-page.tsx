import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SiteText } from '#app/components/article/site-text.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { type PolicyName, policies } from '#app/config/policies.ts';
import { site } from '#app/config/site.ts';
import type { ArticleBody } from '#app/domain/article/article.ts';
import { formatLongDate, namesOf } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/policies.tsx';

type PolicyPageProps = {
  name: PolicyName;
  lead: string;
  /** By their anchors. */
  sections: Record<string, { title: string; body: ReactNode }>;
  /** What a super admin wrote instead of lead and sections; null: nothing. */
  text: ArticleBody | null;
};

/** A policy: its date, summary, contents and sections, with links to the others. */
export function PolicyPage({ name, lead, sections, text }: PolicyPageProps) {
  const contents =
    text?.contents ?? Object.entries(sections).map(([id, { title }]) => ({ id, text: title }));
  const changedOn = site.policies_date ?? policies[name].changedOn;
  return (
    <div className="shell pt-10 sm:pt-14">
      <header className="max-w-3xl">
        <p className="kicker text-accent">{t.policiesTitle}</p>
        <PageHeading className="mt-3">{t.titles[name]}</PageHeading>
        {text === null && <p className="mt-4 text-lg text-soft">{lead}</p>}
        <p className="mt-3 text-sm text-soft">
          {t.lastChangedOn({
            changedOn: <time dateTime={changedOn}>{formatLongDate(changedOn)}</time>,
          })}
        </p>
        {site.operator && (
          <p className="text-sm text-soft">
            {t.operatedBy({
              operator: [site.operator, ...splitLines(site.postal_address)].join(', '),
            })}
          </p>
        )}
      </header>
      <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[16rem_minmax(0,44rem)]">
        <nav className="no-print lg:order-first" aria-labelledby="contents">
          <div className="rule-double lg:sticky lg:top-6">
            <h2 id="contents" className="kicker pt-3">
              {t.onThisPage}
            </h2>
            <ol className="mt-1 text-sm sm:columns-2 lg:columns-1">
              {contents.map(({ id, text: title }) => (
                <li key={id} className="break-inside-avoid">
                  <a
                    className="inline-flex min-h-11 items-center hover:text-accent hover:underline lg:min-h-9"
                    href={`#${id}`}
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        </nav>
        <div>
          {text === null ? <Sections sections={sections} /> : <SiteText text={text} />}
          <OtherPolicies name={name} />
        </div>
      </div>
    </div>
  );
}

function Sections({ sections }: Pick<PolicyPageProps, 'sections'>) {
  return Object.entries(sections).map(([id, { title, body }]) => (
    <section key={id} className="mb-12" aria-labelledby={id}>
      <h2 id={id} className="text-section">
        {title}
      </h2>
      <div className="prose mt-4">{body}</div>
    </section>
  ));
}

function splitLines(text: string | null): string[] {
  return text?.split('\n') ?? [];
}

/** How to contact the operator. */
export function ContactLink() {
  return <a href={`mailto:${site.contact_email}`}>{site.contact_email}</a>;
}

function OtherPolicies({ name }: { name: PolicyName }) {
  const others = namesOf(policies).filter((other) => other !== name);
  return (
    <nav className="no-print border-t border-rule pt-4" aria-label={t.otherPolicies}>
      <ul className="flex flex-wrap gap-x-8">
        {others.map((other) => (
          <li key={other}>
            <Link
              prefetch="intent"
              className="link-quiet inline-flex min-h-11 items-center"
              to={policies[other].path}
            >
              {t.titles[other]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
