import { type ReactNode, Suspense } from 'react';
import { Await, useRevalidator } from 'react-router';
import { LoadFailed } from '#app/components/errors/load-failed.tsx';

type ScreenPartProps<Data> = {
  /** From the loader: a promise if it was not awaited or has failed. */
  of: Data | Promise<Data>;
  /** "your listings" */
  what: string;
  children: (data: Data) => ReactNode;
};

/** A part of a screen that may load later than the rest, or fail. */
export function ScreenPart<Data>({ of, what, children }: ScreenPartProps<Data>) {
  return (
    <Suspense fallback={<p className="text-soft">Loading…</p>}>
      <Await resolve={of} errorElement={<Failed what={what} />}>
        {children}
      </Await>
    </Suspense>
  );
}

function Failed({ what }: { what: string }) {
  const { revalidate } = useRevalidator();
  return <LoadFailed what={what} onRetry={() => void revalidate()} />;
}
