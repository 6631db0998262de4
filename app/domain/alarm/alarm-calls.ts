import { defineWrite } from '../call-write.ts';

/** Sends a test to the admin who calls, and to the webhook. */
export const testAlarms = defineWrite('test_alarms');
