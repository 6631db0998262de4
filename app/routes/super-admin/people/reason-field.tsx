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
        isTold
          ? 'They get it by email, and it is stored in the audit log.'
          : 'Stored in the audit log.'
      }
      rows={2}
      maxLength={1000}
      error={error}
    />
  );
}
