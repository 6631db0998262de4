import type { Env } from '#app/config/env.ts';
import { site } from '#app/config/site.ts';
import * as t from '#app/messages/domain/owner-code.ts';
import { sendToPhone } from '#app/services/phone/phone-sender.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { PublicWeb } from '#app/services/web/public-web.ts';
import type { Answer } from '../call-function.ts';
import { callWrite, type Failure } from '../call-write.ts';
import { detectDocumentType, documentBucket, websiteProof } from './claim.ts';

type AddDocumentInput = {
  claimId: string;
  /** The claimant, or the owner who objects. */
  sender: string;
  /** 1 to 5 of the claimant, 6 to 10 of the owner; replaces the document that is there. */
  slot: number;
  /** Its file name on the person's device. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
};

/**
 * Stores a document of a claim, or of an objection to it, that is not sent yet. `not_a_document`: it is no PDF, JPEG, PNG or HEIC.
 * @param db of the service role: only checked files get into the bucket
 */
export async function addDocument(
  { db }: { db: Db },
  { claimId, sender, slot, name, bytes }: AddDocumentInput,
): Promise<{ ok: true } | { ok: false; reason: 'not_a_document' } | Failure> {
  const contentType = detectDocumentType(bytes);
  if (contentType === null) return { ok: false, reason: 'not_a_document' };
  const may = await callWrite({ db }, 'may_add_document', { claim_id: claimId, sender, slot });
  if (!may.ok) return may;
  if (!may.value) return { ok: false, reason: 'not_found' };
  const { error } = await db.storage
    .from(documentBucket)
    .upload(`${claimId}/${slot}`, bytes, { contentType, upsert: true, metadata: { name, sender } });
  return error ? { ok: false, reason: 'unreachable' } : { ok: true };
}

/**
 * Deletes documents of claims that were decided or not sent for thirty days, and of deleted claims.
 * @param db of the service role
 * @throws AppError backend_unavailable
 */
export async function deleteOldDocuments({ db }: { db: Db }): Promise<void> {
  const names = requireData(await db.rpc('find_old_files', { bucket: documentBucket }));
  if (names.length > 0) requireData(await db.storage.from(documentBucket).remove(names));
}

type ProveByWebsiteInput = { claimId: string; claimant: string };
type Seen = 'missing' | 'unreachable' | 'refused';
export type WebsiteOutcome = Answer<'finish_website_check'>['outcome'] | Seen;

/**
 * Looks for the code of a claim on the website of its listing and tells the database, which binds
 * the result to that claim, its claimant and that website. `missing`: the site responded without
 * the code.
 * @param db of the service role: claimants may not report this themselves
 */
export async function verifyByWebsite(
  { db, web }: { db: Db; web: PublicWeb },
  { claimId, claimant }: ProveByWebsiteInput,
): Promise<{ ok: true; outcome: WebsiteOutcome } | Failure> {
  const check = await callWrite({ db }, 'begin_website_check', { claim_id: claimId, claimant });
  if (!check.ok) return check;
  if (!('code' in check)) return { ok: true, outcome: 'closed' };
  const seen = await searchPageForCode(web, check);
  if (seen !== 'found') return { ok: true, outcome: seen };
  const done = await callWrite({ db }, 'finish_website_check', { check_id: check.id, claimant });
  return done.ok ? { ok: true, outcome: done.outcome } : done;
}

type SendPhoneCode = { claimId: string; claimant: string; channel: 'text' | 'call' };
export type PhoneCodeOutcome =
  | 'sent'
  | 'refused'
  | Exclude<Answer<'begin_phone_code'>['outcome'], 'send'>;

/**
 * Has a code sent to the listing's phone. It is in no log and no answer: the database stores its hash,
 * and only the provider gets it. `refused`: the provider did not take it.
 * @param db of the service role: claimants must not read the code
 */
export async function sendPhoneCode(
  { db, provider }: { db: Db; provider: NonNullable<Env['phone']> },
  { claimId, claimant, channel }: SendPhoneCode,
): Promise<{ ok: true; outcome: PhoneCodeOutcome } | Failure> {
  const begun = await callWrite({ db }, 'begin_phone_code', {
    claim_id: claimId,
    claimant,
    channel,
  });
  if (!begun.ok) return begun;
  const { outcome, id, phone, code } = begun;
  if (outcome !== 'send') return { ok: true, outcome };
  const text = t.phoneCode({ site: site.name, code: code ?? '' });
  if (await sendToPhone(provider, { channel, phone: phone ?? '', text })) {
    return { ok: true, outcome: 'sent' };
  }
  await callWrite({ db }, 'cancel_phone_code', { code_id: id ?? '' });
  return { ok: true, outcome: 'refused' };
}

type Check = NonNullable<Answer<'begin_website_check'>>;

/** Looks in the file first, then in the page. */
async function searchPageForCode(
  web: PublicWeb,
  { website, domain, code }: Check,
): Promise<'found' | Seen> {
  const file = await web.readText(URL.parse(websiteProof.path, website)?.href ?? '', domain);
  if (file.ok && hasFileCode(file.text, code)) return 'found';
  const page = await web.readText(website, domain);
  if (page.ok) return hasMetaCode(page.text, code) ? 'found' : 'missing';
  return file.ok ? 'missing' : page.reason;
}

/** Content that browsers do not parse as markup: it contains no tags of the page. */
const hidden =
  /<!--[^]*?(?:-->|$)|<(script|style|title|textarea|template|noscript)\b[^]*?(?:<\/\1\s*>|$)/gi;

/**
 * A tag with its quoted attributes, in which visitors' text may look like another tag. It matches
 * from each `<` to some end, at last that of the page: if it could fail there, a page of many `<`
 * would take minutes.
 */
const startTag = /<[a-z](?:[^>"']+|"[^"]*(?:"|$)|'[^']*(?:'|$))*(?:>|$)/gi;

/**
 * Returns whether the head of a page has `<meta name="mainstreet-claim" content="…">` with the
 * code. The body does not count, because it contains visitors' comments and reviews.
 */
export function hasMetaCode(html: string, code: string): boolean {
  const [head = ''] = html.replaceAll(hidden, '').split(/<body\b|<\/head\b/i);
  return [...head.matchAll(startTag)].some(
    ([tag]) =>
      /^<meta\s[^]*>$/i.test(tag) &&
      readAttribute(tag, 'name') === websiteProof.metaName &&
      readAttribute(tag, 'content') === code,
  );
}

/** Returns whether a line of the file is the code. */
export function hasFileCode(text: string, code: string): boolean {
  return text.split(/\r?\n/).some((line) => line.trim() === code);
}

function readAttribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
    tag,
  );
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? null;
}
