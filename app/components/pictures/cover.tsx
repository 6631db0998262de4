import type { ComponentProps } from 'react';
import { type Drawing, coverAddress } from './cover-address.ts';

type CoverProps = Pick<ComponentProps<'img'>, 'className'> & {
  drawing: Drawing;
  subject?: Parameters<typeof coverAddress>[1];
  /** Seen at once, and the largest thing on the screen: asked for before all else. */
  isFirst?: boolean;
};

/**
 * A drawing in place of a photo. Decorative. One image instead of fifty shapes in the page: less to
 * send, to lay out and to bring to life.
 */
export function Cover({ drawing, subject, isFirst = false, className = '' }: CoverProps) {
  return (
    <img
      className={`cover ${className}`}
      src={coverAddress(drawing, subject)}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  );
}
