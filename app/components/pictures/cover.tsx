import type { ComponentProps } from 'react';
import { type Drawing, coverAddress } from './cover-address.ts';

type CoverProps = Pick<ComponentProps<'img'>, 'className'> & {
  drawing: Drawing;
  subject?: Parameters<typeof coverAddress>[1];
  /** Visible at once and the largest element on the screen: fetched with high priority. */
  isFirst?: boolean;
};

/**
 * A decorative drawing in place of a photo. One image instead of fifty shapes in the page: less to
 * transfer, lay out and hydrate.
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
