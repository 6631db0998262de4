import type { Question } from '#app/domain/help/help.ts';
import { toPlainText } from '#app/domain/help/parse-answer.ts';

/** schema.org's FAQPage. */
export function describeQuestions(questions: readonly Question[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer) },
    })),
  };
}
