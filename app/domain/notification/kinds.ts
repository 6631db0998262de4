import * as t from '#app/messages/domain/notification.ts';
import type { NotificationKind } from './define-kind.ts';
import { accessKinds } from './kinds/access-kinds.ts';
import { alarmKinds } from './kinds/alarm-kinds.ts';
import { changeKinds } from './kinds/change-kinds.ts';
import { claimKinds } from './kinds/claim-kinds.ts';
import { contributionKinds } from './kinds/contribution-kinds.ts';
import { conversationKinds } from './kinds/conversation-kinds.ts';
import { moderationKinds } from './kinds/moderation-kinds.ts';
import { scheduledKinds } from './kinds/scheduled-kinds.ts';
import type { Notification } from './notification.ts';

/** All kinds of notifications, by their names in `private.mail_kinds`; a test compares the two. */
export const kinds: Record<string, NotificationKind | undefined> = {
  ...accessKinds,
  ...alarmKinds,
  ...changeKinds,
  ...claimKinds,
  ...contributionKinds,
  ...conversationKinds,
  ...moderationKinds,
  ...scheduledKinds,
};

type Described = { text: string; reason: string | null; to: string };

/** Describes a notification for the bell in one sentence, with the path it links to. */
export function describeNotification({ kind: name, data }: Notification): Described {
  const kind = kinds[name];
  // The page may be older than the notification, or the reverse.
  if (!kind?.accepts(data)) return { text: t.news, reason: null, to: '/dashboard' };
  const { subject, reason, to } = kind.describe(data);
  return { text: subject, reason, to: to ?? '/dashboard' };
}
