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
  return (
    <div className="mt-6">
      <LoadFailed text={text} onRetry={() => void revalidate()} />
    </div>
  );
}

/**
 * Marks a promise that a loader does not await; a `ScreenPart` renders it or its failure. Until
 * then nothing handles a rejection, which browsers would report as unhandled.
 */
export function later<Data>(promise: Promise<Data>): Promise<Data> {
  promise.catch(() => undefined);
  return promise;
}

/** How long a screen waits for a part: longer than most take, shorter than a person's patience. */
const settleMs = 4_000;

/**
 * Awaits a loader's promise for up to 4 s, so that it shifts no content by arriving later. On
 * failure, or after that, `of` is the promise, which its `ScreenPart` renders.
 */
export async function settle<Data>(promise: Promise<Data>): Promise<{ of: Data | Promise<Data> }> {
  try {
    return { of: await withTimeout(promise, settleMs) };
  } catch {
    return { of: later(promise) };
  }
}
