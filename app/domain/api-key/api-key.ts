import * as t from '#app/messages/domain/field.ts';
import { requiredText } from '../field/field.ts';

/** What its owner may read of a key. */
export type ApiKey = {
  id: string;
  name: string;
  /** 'ms_4fQx', to tell it from others. */
  prefix: string;
  created_at: string;
  /** Rounded to the hour; null if it was never used. */
  last_used_at: string | null;
};

export const keyNameField = requiredText(t.keyName, 60);
