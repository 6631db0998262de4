import { useOutletContext } from 'react-router';
import type { EditableBusiness } from '#app/domain/editing/editing.ts';

/** Returns the listing being edited, for the screens of routes/business-profile/listing. */
export function useListing(): EditableBusiness {
  return useOutletContext<EditableBusiness>();
}

/** Returns whether it has a public page. */
export function isPublic({ status }: EditableBusiness): boolean {
  return status === 'published' || status === 'closed' || status === 'moved';
}
