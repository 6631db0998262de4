import { TextArea } from '#app/components/ui/text-area.tsx';

/** The reason of a super admin for an act on an account. */
export function ReasonField({
  error,
  isTold = true,
}: {
  error?: string | undefined;
  isTold?: boolean;
}) {
  return (
    <TextArea
      name="reason"
      label="Reason"
      hint={
        isTold ? 'They read it in an email, and the audit log keeps it.' : 'The audit log keeps it.'
      }
      rows={2}
      maxLength={1000}
      error={error}
    />
  );
}
