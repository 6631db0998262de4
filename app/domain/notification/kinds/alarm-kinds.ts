import * as z from 'zod/mini';
import * as t from '#app/messages/domain/alarm.ts';
import { alarms, nameAlarm } from '../../alarm/alarm.ts';
import { namesOf } from '../../text/text.ts';
import { defineKind } from '../define-kind.ts';

export const alarmKinds = {
  alarm: defineKind({
    data: z.object({
      alarm: z.string(),
      event: z.enum(['started', 'reminder', 'ended', 'test']),
      detail: z.string(),
    }),
    subject: ({ alarm, event }) => t.alarmSubject({ title: nameAlarm(alarm), event }),
    to({ alarm }) {
      const name = namesOf(alarms).find((one) => one === alarm);
      return name === undefined ? '/dashboard/health' : alarms[name].to;
    },
    mail: !import.meta.env.SSR || {
      paragraphs: ({ event, detail }) => [event === 'test' ? t.testBody : `${detail}.`],
      button: t.viewHealth,
    },
  }),
};
