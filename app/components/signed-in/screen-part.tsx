import { type ReactNode, Suspense, useId } from 'react';
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

type TitledPartProps = { id: string; title: string; about?: string; children: ReactNode };

/** A titled section of a statistics screen. */
export function TitledPart({ id, title, about, children }: TitledPartProps) {
  return (
    <section className="rule-double mt-12" aria-labelledby={id}>
      <h2 className="pt-4 text-section font-bold" id={id}>
        {title}
      </h2>
      {about && <p className="mt-2 max-w-[65ch] text-soft">{about}</p>}
      {children}
    </section>
  );
}

/** A section with its own heading, without a rule. */
export function ScreenSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="mt-10" aria-labelledby={id}>
      <h2 className="mb-4 text-section" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
