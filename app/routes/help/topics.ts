import type { HelpTopic } from '#app/domain/help/help.ts';

export const topics: HelpTopic[] = [
  {
    id: 'searching',
    title: 'Finding a place',
    questions: [
      {
        id: 'how-to-search',
        question: 'How do I search?',
        answer: [
          'Type what you need in the first box (“pizza”, “vet”, a name) and where in the second: a city with its state, or a zip code. Leave the second box empty to search everywhere.',
        ],
      },
      {
        id: 'order',
        question: 'Can a business pay to be shown first?',
        answer: [
          'No. Results are ordered by how well they fit your words, how near they are, and how people rate them.',
        ],
      },
    ],
  },
];
