import { data } from 'react-router';
import type { ScreenHandle } from '#app/config/screen-handle.ts';

export const handle = {} satisfies ScreenHandle;

export function loader(): never {
  throw data(null, { status: 404 });
}

/** Never rendered: the loader always throws, and routes/base-layout shows the not-found screen. */
export default function NotFound() {
  return null;
}
