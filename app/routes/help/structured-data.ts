import type { HelpTopic } from '#app/domain/help/help.ts';

/** schema.org's FAQPage. */
export function describeQuestions(topics: readonly HelpTopic[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: topics
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
      })),
  };
}
