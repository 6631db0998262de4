import type { Judgement } from './judge-search.ts';

type PrintQuality = {
  title: string;
  judgements: Judgement[];
  /** Whether single questions stay unread: then only figures are printed. */
  isHeldOut?: boolean;
};

/** Prints the figures of each kind and of all, and each question whose first five are all wrong. */
export function printQuality({ title, judgements, isHeldOut = false }: PrintQuality): void {
  const [answerable, others] = [
    judgements.filter(({ rightAnswers }) => rightAnswers > 0),
    judgements.filter(({ rightAnswers }) => rightAnswers === 0),
  ];
  const kinds = Object.entries(Object.groupBy(answerable, ({ kind }) => kind));
  console.log(`\n${title}: which part of the questions is answered rightly`);
  console.table([
    ...kinds.map(([kind, judged = []]) => toLine(kind, judged)),
    toLine('all', answerable),
  ]);
  if (isHeldOut) {
    console.log(`No listing here could answer ${others.length} questions, they are not counted.`);
    return;
  }
  const failures = answerable.filter(({ rank }) => rank === null || rank > 5);
  console.log(`\n${failures.length} questions without a right answer among the first five`);
  console.table(failures.map(({ kind, q, rank, first }) => ({ kind, q, rank, first })));
  if (others.length === 0) return;
  const list = others.map(({ q }) => q).join(', ');
  console.log(`No listing here could answer these, they are not counted: ${list}`);
}

function toLine(kind: string, judged: Judgement[]) {
  const mean = (value: (judgement: Judgement) => number) =>
    (judged.reduce((sum, each) => sum + value(each), 0) / judged.length).toFixed(3);
  const isWithin = (places: number) => (each: Judgement) =>
    each.rank !== null && each.rank <= places ? 1 : 0;
  return {
    kind,
    questions: judged.length,
    'success@1': mean(isWithin(1)),
    'success@3': mean(isWithin(3)),
    'success@5': mean(isWithin(5)),
    MRR: mean(({ rank }) => (rank === null ? 0 : 1 / rank)),
    'precision@5': mean(({ precision }) => precision),
  };
}
