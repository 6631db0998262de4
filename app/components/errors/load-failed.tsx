type LoadFailedProps = {
  /** "your listings" */
  what: string;
  onRetry: () => void;
};

/** What stands in place of a part that could not be fetched. */
export function LoadFailed({ what, onRetry }: LoadFailedProps) {
  return (
    <>
      <p role="alert">We could not load {what}.</p>
      <button className="button-line mt-4" type="button" onClick={onRetry}>
        Try again
      </button>
    </>
  );
}
