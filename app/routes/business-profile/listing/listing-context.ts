import { useOutletContext } from 'react-router';
import type { EditableBusiness } from '#app/domain/editing/editing.ts';

/** The listing that is edited; for the parts of routes/business-profile/listing. */
export function useListing(): EditableBusiness {
  return useOutletContext<EditableBusiness>();
}

/** Whether it has a public page. */
export function isPublic({ status }: EditableBusiness): boolean {
  return status === 'published' || status === 'closed' || status === 'moved';
}
