import { Icon } from '#app/components/ui/icon.tsx';

const looks = {
  good: { icon: 'check', color: 'text-open' },
  bad: { icon: 'alert', color: 'text-accent' },
  unknown: { icon: 'minus', color: 'text-soft' },
} as const;

type StateKind = keyof typeof looks;

/** A state as shape, color and words. */
export function State({ kind, words }: { kind: StateKind; words: string }) {
  const { icon, color } = looks[kind];
  return (
    <span className={`inline-flex items-start gap-2 ${color} forced-colors:text-[CanvasText]`}>
      <Icon name={icon} className="mt-0.5 size-4" />
      <span>{words}</span>
    </span>
  );
}
