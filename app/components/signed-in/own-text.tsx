import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { SignedInForm } from './signed-in-form.tsx';

type OwnTextStatusProps = {
  status: 'published' | 'held' | 'hidden';
  /** Null when it is public and that needs no words. */
  published: ReactNode;
  held: string;
  hidden: string;
  hiddenReason: string | null;
  /** How its author can appeal; null when they cannot. */
  appeal: ReactNode;
};

/** Says whether a person's review, question or answer is public, and why not. */
export function OwnTextStatus(props: OwnTextStatusProps) {
  const { status, published, held, hidden, hiddenReason, appeal } = props;
  if (status === 'published' && published === null) return null;
  return (
    <div className="my-4 rounded-card bg-sunk p-[min(1.5rem,6vw)]" role="status">
      {status === 'published' && <p>{published}</p>}
      {status === 'held' && <p>{held}</p>}
      {status === 'hidden' && (
        <>
          <p>{hidden}</p>
          <p
            className="mt-2 border-l-4 border-accent pl-3 font-medium wrap-anywhere whitespace-pre-line"
            dir="auto"
          >
            {hiddenReason}
          </p>
          {appeal && <p className="mt-3">{appeal}</p>}
        </>
      )}
    </div>
  );
}

export type DeleteTextProps = {
  id: string;
  title: string;
  about: string;
  button: string;
  /** Further hidden fields. */
  children?: ReactNode;
};

/** Deletes a person's review, question or answer by the screen's form `remove`. */
export function DeleteText({ id, title, about, button, children }: DeleteTextProps) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <Disclosure className="mt-6 border-t border-rule" title={title}>
      <p className="mb-4 text-soft">{about}</p>
      <SignedInForm fetcher={fetcher} intent="remove" button={button} variant="line">
        <input type="hidden" name="id" value={id} />
        {children}
      </SignedInForm>
    </Disclosure>
  );
}
