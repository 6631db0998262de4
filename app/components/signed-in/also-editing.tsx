import { useEffect, useState } from 'react';
import { followPresence } from '#app/browser/live/follow-presence.ts';
import { useScreenSession } from './screen-session.ts';

type AlsoEditingProps = {
  /** 'article:<id>' or 'listing:<id>': what is edited here. */
  of: string;
  /** What others read of who is here. */
  name: string;
};

/** Tells who edits something, and whoever else does, of each other; said once it is so. */
export function AlsoEditing({ of, name }: AlsoEditingProps) {
  const { userId } = useScreenSession().session;
  const [others, setOthers] = useState<string[]>([]);
  useEffect(
    () => followPresence({ topic: `editing:${of}`, userId, name, onOthers: setOthers }),
    [of, userId, name],
  );
  return (
    <div className="mt-2 empty:mt-0" role="status">
      {others.length > 0 && (
        <p className="border-l-4 border-soon pl-3 wrap-anywhere">
          {new Intl.ListFormat('en-US').format(others)} {others.length === 1 ? 'edits' : 'edit'}{' '}
          this, too.
        </p>
      )}
    </div>
  );
}
