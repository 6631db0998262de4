import { type ReactNode, Suspense } from 'react';
import { Await, useRevalidator } from 'react-router';
import { LoadFailed } from '#app/components/errors/load-failed.tsx';
import { Loading } from '#app/components/ui/loading.tsx';
import { withTimeout } from '#app/errors/promises.ts';

type ScreenPartProps<Data> = {
  /** From the loader: a promise if it was not awaited or has failed. */
  of: Data | Promise<Data>;
  /** Shown if it fails: "We could not load your listings." */
  failed: string;
  children: (data: Data) => ReactNode;
};

/** A part of a screen that may load later than the rest, or fail. */
export function ScreenPart<Data>({ of, failed, children }: ScreenPartProps<Data>) {
  return (
    <Suspense fallback={<Loading />}>
      <Await resolve={of} errorElement={<Failed text={failed} />}>
        {children}
      </Await>
    </Suspense>
  );
}

function Failed({ text }: { text: string }) {
  const { revalidate } = useRevalidator();
  return <LoadFailed text={text} onRetry={() => void revalidate()} />;
}

/**
 * Marks a promise that a loader does not await; a `ScreenPart` renders it or its failure. Until
 * then nothing handles a rejection, which browsers would report as unhandled.
 */
export function later<Data>(promise: Promise<Data>): Promise<Data> {
  promise.catch(() => undefined);
  return promise;
}

/**
 * Awaits a loader's promise, so that it shifts no content by arriving later. On failure `of` is the
 * rejected promise, whose failure its `ScreenPart` renders.
 */
export async function settle<Data>(promise: Promise<Data>): Promise<{ of: Data | Promise<Data> }> {
  try {
    return { of: await promise };
  } catch {
    return { of: later(promise) };
  }
}

/** Parts that take longer count as failed; the rest of the screen is rendered long before. */
const patienceMs = 4_000;

/** Rejects when a part of a screen takes longer than 4 s. */
export function withPartTimeout<Data>(part: Promise<Data>): Promise<Data> {
  return withTimeout(part, patienceMs);
}
