import * as z from 'zod/mini';

/** A part of a mail: a paragraph, or what its layout shows in another way. */
export type Block =
  | string
  /** What a person wrote, with its line breaks. */
  | { quote: string }
  /** What somebody else wrote: the mail begins by saying so, and links in it are left out. */
  | { intro: string; strangersWords: string }
  | { code: string }
  | { link: string; to: string }
  | { title?: string; links: { text: string; to: string; note?: string }[] }
  | { title: string; choices: { text: string; to: string }[] }
  | { button: string; to: string };

type Definition<Schema extends z.core.$ZodType> = {
  /** The data passed to `private.notify`. */
  data: Schema;
  /** The subject of the mail, and the line of the bell: it names neither the writer nor their words. */
  subject: (data: z.output<Schema>) => string;
  /** The path that the button and the bell's line lead to. */
  to?: (data: z.output<Schema>) => string;
  /** The reason that an admin wrote; by default the field of that name. */
  reason?: (data: z.output<Schema>) => string | null;
  /** Of the mail alone, and `true` in browsers, so that they load none of it: `!import.meta.env.SSR || …`. */
  mail:
    | true
    | {
        /** The reason stands below the first. */
        paragraphs: (data: z.output<Schema>) => Block[];
        button?: string;
        /** Below the button. */
        after?: string;
      };
};

export type NotificationKind = {
  accepts: (data: unknown) => boolean;
  /** @throws ZodError when the data does not fit */
  describe: (data: unknown) => { subject: string; to: string | null; reason: string | null };
  /** Returns the text of its mail, on the server. The same errors. */
  write: (data: unknown) => Block[];
};

/** Declares a kind of notification; its row in `private.mail_kinds` has its choice and the ways it goes. */
export function defineKind<Schema extends z.core.$ZodType>(
  definition: Definition<Schema>,
): NotificationKind {
  const { subject, to, reason = readReason, mail } = definition;
  const parse = (data: unknown) => z.parse(definition.data, data);
  return {
    accepts: (data) => z.safeParse(definition.data, data).success,
    describe(input) {
      const data = parse(input);
      return { subject: subject(data), to: to?.(data) ?? null, reason: reason(data) || null };
    },
    write(input) {
      if (mail === true) return [];
      const data = parse(input);
      const [first = '', ...others] = mail.paragraphs(data);
      const quote = typeof first === 'string' && reason(data);
      return [
        first,
        ...(quote ? [{ quote }] : []),
        ...others,
        ...(mail.button && to ? [{ button: mail.button, to: to(data) }] : []),
        ...(mail.after ? [mail.after] : []),
      ];
    },
  };
}

function readReason(data: unknown): string | null {
  const reason = (data as { reason?: unknown }).reason;
  return typeof reason === 'string' ? reason : null;
}

/** A listing: its name and the slug of its page. */
export const listing = z.object({
  name: z.string(),
  slug: z.string().check(z.regex(/^[a-z0-9-]+$/)),
});

/** A listing for those who may edit it. */
export const ownListing = z.object({ name: z.string(), business_id: z.guid() });

export const toListing = ({ slug }: { slug: string }) => `/business/${slug}`;
export const toOwnListing = ({ business_id }: { business_id: string }) =>
  `/business-profile/${business_id}`;
