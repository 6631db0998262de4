/** A mail that would have been sent. */
export type Mail = {
  id: number;
  /** ISO 8601. */
  sentAt: string;
  to: string;
  subject: string;
  html: string;
  /** What only the Worker's mails have: GoTrue's are HTML alone. */
  text?: string;
  from?: string;
  headers?: Record<string, string>;
  /** Empty when the mail has a code alone. */
  link: string;
  /** The digits that may be typed instead of opening the link. */
  code: string;
};

/** Where all mails of the embedded backend arrive. */
export type Inbox = {
  deliver: (mail: Omit<Mail, 'id' | 'sentAt'>) => void;
  /** Newest first; only those to one address if it is given. */
  find: (to?: string) => Mail[];
};

const capacity = 500;

/** Keeps the newest mails in memory, until the backend stops. */
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
