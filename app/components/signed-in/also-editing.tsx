import { useEffect, useState } from 'react';
import { followPresence } from '#app/browser/live/follow-presence.ts';
import * as t from '#app/messages/components/signed-in.tsx';
import { formatList } from '#app/messages/sentences.ts';
import { useScreenSession } from './screen-session.ts';

type AlsoEditingProps = {
  /** 'article:<id>' or 'listing:<id>': the subject being edited. */
  of: string;
  /** The user's name as others see it. */
  name: string;
};

/** Tells the editors of a subject about each other; announced when it changes. */
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
          {t.alsoEditing({
            others: formatList(others),
            count: others.length,
          })}
        </p>
      )}
    </div>
  );
}
