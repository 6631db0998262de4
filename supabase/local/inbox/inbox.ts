/** A captured mail. */
export type Mail = {
  id: number;
  /** ISO 8601. */
  sentAt: string;
  to: string;
  subject: string;
  html: string;
  /** Only in the Worker's mails, which are documents; plain ones of accounts are fragments. */
  text?: string;
  from?: string;
  headers?: Record<string, string>;
  /** Empty when the mail has only a code. */
  link: string;
  /** The digits to type instead of opening the link. */
  code: string;
};

/** Receives all mails of the embedded backend. */
export type Inbox = {
  deliver: (mail: Omit<Mail, 'id' | 'sentAt'>) => void;
  /** Returns mails newest first; only those to one address if given. */
  find: (to?: string) => Mail[];
};

const capacity = 500;

/** Creates an inbox that keeps the newest mails in memory, until the backend stops. */
export function createInbox(): Inbox {
  const mails: Mail[] = [];
  let count = 0;

  function deliver(mail: Omit<Mail, 'id' | 'sentAt'>): void {
    count += 1;
    mails.unshift({ id: count, sentAt: new Date().toISOString(), ...mail });
    mails.length = Math.min(mails.length, capacity);
  }

  function find(to?: string): Mail[] {
    const address = to?.trim().toLowerCase() ?? '';
    return address === '' ? [...mails] : mails.filter((mail) => mail.to === address);
  }
  return { deliver, find };
}
