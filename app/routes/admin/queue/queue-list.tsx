import { Link } from 'react-router';
import {
  describeDecided,
  describeSignals,
  nameItem,
  type QueuedItem,
  type QueueFilter,
} from '#app/domain/admin-queue/admin-queue.ts';
import { formatAge } from '#app/domain/text/text.ts';
import { kindOf } from './kinds/kinds.ts';
import { toItemHref } from './queue-query.ts';

type QueueListProps = {
  items: QueuedItem[];
  filter: QueueFilter;
  /** The cursor of the page, which an item's screen keeps. */
  after: string | null;
  now: Date;
  /** The id of the open item, beside which the list stands. */
  openId?: string | undefined;
  /** The ids of the chosen items, and what chooses; absent where none can be chosen. */
  selection?: { ids: ReadonlySet<string>; onToggle: (id: string, isRange: boolean) => void };
};

/** The items of the queue; `j` and `k` move through them, Enter opens one, `x` selects it. */
export function QueueList({ items, openId, selection, ...props }: QueueListProps) {
  return (
    <ul className="border-t border-ink">
      {items.map((item) => (
        <li
          key={`${item.kind}/${item.id}`}
          className={`flex items-start gap-1 border-b border-rule ${item.id === openId ? 'bg-sunk' : ''}`}
          data-item={item.id}
          ref={item.id === openId ? scrollPaneTo : undefined}
        >
          {selection && (
            <label className="relative z-10 grid size-11 shrink-0 place-items-center">
              <input
                type="checkbox"
                checked={selection.ids.has(item.id)}
                aria-label={`Select ${nameItem(item)}`}
                onClick={({ shiftKey }) => selection.onToggle(item.id, shiftKey)}
                onChange={() => undefined}
              />
            </label>
          )}
          <Line
            item={item}
            isOpen={item.id === openId}
            isBeside={openId !== undefined}
            {...props}
          />
        </li>
      ))}
    </ul>
  );
}

/** Scrolls the list to its open item, and not the window, which may show only the upper part of the list. */
function scrollPaneTo(line: HTMLElement | null) {
  const pane = line?.closest('.queue-pane');
  if (!line || !pane) return;
  const offset = line.getBoundingClientRect().top - pane.getBoundingClientRect().top;
  if (offset >= 0 && offset + line.clientHeight < pane.clientHeight * 0.7) return;
  pane.scrollTop += offset - pane.clientHeight / 3;
}

type LineProps = Pick<QueueListProps, 'filter' | 'after' | 'now'> & {
  item: QueuedItem;
  isOpen: boolean;
  isBeside: boolean;
};

/** Two lines: the name and its age, then what it is, where, by whom, and what to look at. */
function Line({ item, filter, after, now, isOpen, isBeside }: LineProps) {
  const kind = kindOf(item);
  const what = kind.describe(item);
  const facts = [
    item.city && `${item.city}, ${item.state}`,
    item.sender ?? kind.sender ?? 'Someone',
    describeEarlier(item),
    // Beside the open item the list has only what tells its items apart.
    !isBeside && kind.note?.(item as never, now),
  ].filter((fact): fact is string => Boolean(fact));
  const [signal, ...signals] = describeSignals(item);
  return (
    <div className="relative min-w-0 grow py-1.5 pr-2 text-sm">
      <div className="flex items-baseline justify-between gap-3">
        {/* Covers the whole line. */}
        <Link
          className="link-quiet min-w-0 truncate text-base font-semibold after:absolute after:inset-0"
          to={toItemHref(item, filter, after)}
          aria-current={isOpen ? 'true' : undefined}
        >
          {nameItem(item)}
        </Link>
        <span className="shrink-0 text-soft">{formatAge(item.sent_at, now)}</span>
      </div>
      <p
        className="truncate text-soft"
        title={[signal, ...signals, ...facts].filter(Boolean).join('\n')}
      >
        <span className="text-ink">{what}</span>
        {signal && (
          <span className="font-semibold text-accent">
            {' · '}
            {signal.split(':')[0]}
            {signals.length > 0 && ` +${signals.length}`}
          </span>
        )}
        {facts.map((fact) => (
          <span key={fact}>
            {' · '}
            <bdi>{fact}</bdi>
          </span>
        ))}
      </p>
    </div>
  );
}

function describeEarlier(item: QueuedItem): string | null {
  const decided = describeDecided(item, kindOf(item).record);
  return decided && `Earlier: ${decided}`;
}
