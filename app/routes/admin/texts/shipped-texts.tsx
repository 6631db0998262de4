import { Children, isValidElement, type ReactNode } from 'react';
import { counterStoredSeconds, limits, minPeoplePerSearchTerm } from '#app/config/limits.ts';
import type { TextName } from '#app/config/texts.ts';
import * as mails from '#app/messages/account-mails.ts';
import * as site from '#app/messages/components/site.tsx';
import * as about from '#app/messages/routes/about.tsx';
import * as join from '#app/messages/routes/auth.tsx';
import questions from '#app/messages/routes/help-questions.json';
import * as accessibility from '#app/messages/routes/policies/accessibility.tsx';
import * as content from '#app/messages/routes/policies/content-policy.tsx';
import * as privacy from '#app/messages/routes/policies/privacy-policy.tsx';
import * as terms from '#app/messages/routes/policies/terms.tsx';

const name = '{name}';
const area = '{area}';
const contact = '[{contact}](mailto:{contact})';

/** Returns what makes a link of a text in Markdown. */
const linkTo = (to: string) => (text: ReactNode) => `[${writeInline(text)}](${to})`;

type Sections = Record<string, { title: string; body: ReactNode }>;

const policy = (lead: string, sections: Sections) =>
  [
    lead,
    ...Object.values(sections).map(({ title, body }) => `## ${title}\n\n${writeMarkdown(body)}`),
  ].join('\n\n');

const list = (benefits: string[]) => benefits.map((benefit) => `- ${benefit}`).join('\n');

/**
 * The texts of the code as Markdown, with the placeholders of texts, so that they are the same whatever
 * a directory is called. What is stored of them is a hash: a later version is recognized by it.
 */
export const shippedTexts: Record<TextName, () => string> = {
  about: () =>
    [
      about.introduction({ name }),
      `## ${about.orderTitle}\n\n${about.orderText}`,
      `## ${about.sourcesTitle}\n\n${about.sourcesText}`,
      `## ${about.ownersTitle}\n\n${about.ownersText}`,
      `## ${about.privacyTitle}\n\n${writeInline(about.privacyText({ textlink: linkTo('/privacy-policy') }))}`,
    ].join('\n\n'),
  help: () =>
    questions
      .map(({ topic, question, answer }, index) => {
        const isFirst = questions[index - 1]?.topic !== topic;
        return `${isFirst ? `## ${topic}\n\n` : ''}### ${question}\n\n${answer}`;
      })
      .join('\n\n'),
  join: () =>
    [
      join.joinSummary,
      `## ${join.communityTitle}\n\n${join.communitySummary}`,
      list([
        join.benefitSave,
        join.benefitReview,
        join.benefitAsk,
        join.benefitCorrect,
        join.benefitAddBusiness,
        join.benefitDownloadData,
      ]),
      `## ${join.businessTitle}\n\n${join.businessSummary}`,
      list([
        join.benefitAllOfCommunity,
        join.benefitManageListing,
        join.benefitShareAccess,
        join.benefitAnswerReviews,
        join.benefitAnswerQuestions,
        join.benefitStatistics,
      ]),
    ].join('\n\n'),
  terms: () =>
    policy(
      terms.lead,
      terms.sections({
        name,
        area,
        law: null,
        contact,
        settings: linkTo('/account-settings'),
        contentPolicy: linkTo('/content-policy'),
        api: linkTo('/developers'),
      }),
    ),
  privacy: () =>
    policy(
      privacy.lead,
      privacy.sections({
        contact,
        settings: linkTo('/account-settings'),
        emptySearchDays: counterStoredSeconds['empty-searches'] / 86_400,
        metricsStoredDays: limits.metricsStoredDays,
        minPeoplePerSearchTerm,
        statisticsDays: limits.statisticsDays,
      }),
    ),
  content: () => policy(content.lead, content.sections({ area, contact, terms: linkTo('/terms') })),
  accessibility: () => policy(accessibility.lead, accessibility.sections({ contact })),
  footer: () => site.footerText({ tagline: '{tagline}' }),
  mail_signup: () => mails.confirmIntro({ site: name }),
  mail_invite: () => mails.inviteIntro({ site: name }),
};

type Props = { children?: ReactNode; href?: string; to?: string };

/** Writes the elements of a catalog as Markdown: paragraphs, lists and their contents. */
function writeMarkdown(node: ReactNode): string {
  return Children.toArray(node)
    .map((one) => {
      if (!isValidElement<Props>(one)) return writeInline(one);
      const { children } = one.props;
      if (one.type === 'p') return writeInline(children);
      if (one.type === 'ul' || one.type === 'ol') return writeList(children);
      return typeof one.type === 'string' ? writeInline(one) : writeMarkdown(children);
    })
    .join('\n\n');
}

function writeList(items: ReactNode): string {
  return Children.toArray(items)
    .map((item) => `- ${isValidElement<Props>(item) ? writeInline(item.props.children) : ''}`)
    .join('\n');
}

function writeInline(node: ReactNode): string {
  return Children.toArray(node)
    .map((one) => {
      if (!isValidElement<Props>(one)) return typeof one === 'object' ? '' : String(one);
      const { children, href, to } = one.props;
      const text = writeInline(children);
      if (one.type === 'strong') return `**${text}**`;
      if (one.type === 'code') return `\`${text}\``;
      const address = href ?? to;
      return address === undefined ? text : `[${text}](${address})`;
    })
    .join('');
}
