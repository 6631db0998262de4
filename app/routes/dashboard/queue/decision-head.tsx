type DecisionHeadProps = { status: string; reason: string | null; reasonLabel?: string };

/** The status of an item, and why it was refused. */
export function DecisionHead({ status, reason, reasonLabel = 'Reason' }: DecisionHeadProps) {
  return (
    <>
      <p className="kicker text-accent" role="status">
        {status}
      </p>
      {reason && (
        <p className="mt-2 wrap-anywhere whitespace-pre-line">
          {reasonLabel}: {reason}
        </p>
      )}
    </>
  );
}
