import { createClient } from '@supabase/supabase-js';
import type { Page } from 'playwright/test';
import type { Photo } from '#app/domain/photo/photo.ts';
import { soundContent } from '#app/domain/submission/content-cases.ts';
import type { Database } from '#app/services/supabase/database.types.ts';
import { readEnvironment } from '../../supabase/local/environment.ts';
import { secretKey } from '../../supabase/local/keys.ts';
import { decideOne } from '../support/queue-decisions.ts';
import { findBackend, newEmail } from './account-steps.ts';

type MemberRole = Database['public']['Enums']['member_role'];
type NewListing = Database['public']['Tables']['businesses']['Insert'];
type Role = Database['public']['Tables']['profiles']['Insert']['role'];
type NewReview = { business_id: string; author_id: string; rating?: number; body?: string };
export type TestUser = { userId: string; email: string; password: string };

/** What a test makes for itself, so that no other test's doings reach it. */
export type OwnRows = ReturnType<typeof makeOwnRows>;

/** Rows of the product under test, made by its secret key; `remove` takes them out again. */
export function makeOwnRows(place: Pick<Page, 'request'>) {
  const made = { listings: [] as string[], people: [] as string[] };

  async function open() {
    const key = readEnvironment().supabase?.secretKey ?? secretKey;
    const auth = { persistSession: false, autoRefreshToken: false };
    return createClient<Database>(await findBackend(place), key, { auth });
  }

  async function openAs({ email, password }: TestUser) {
    const db = await open();
    await db.auth.signInWithPassword({ email, password });
    return db;
  }

  return {
    /** Somebody confirmed, by what they said an owner. */
    async createOwner(role: Role = 'business_owner'): Promise<TestUser> {
      const db = await open();
      const [email, password] = [newEmail(), 'a password of a test'];
      const { data, error } = await db.auth.admin.createUser({
        email,
        password,
        email_confirm: true,
      });
      if (error) throw error;
      const userId = data.user.id;
      made.people.push(userId);
      await db
        .from('profiles')
        .insert({ user_id: userId, first_name: 'Ana', last_name: 'Ruiz', role })
        .throwOnError();
      return { userId, email, password };
    },

    async findMetro(slug: string): Promise<number> {
      const db = await open();
      const { data } = await db
        .from('metros')
        .select('id')
        .eq('slug', slug)
        .single()
        .throwOnError();
      return data.id;
    },

    /** A published bakery in Decatur, GA, open on weekdays; its name is like no other there. */
    async createListing(listing: Partial<NewListing> = {}) {
      const db = await open();
      const unique = crypto.randomUUID().slice(0, 8);
      const { data: category } = await db
        .from('categories')
        .select('id')
        .eq('slug', 'bakeries')
        .single()
        .throwOnError();
      const { data } = await db
        .from('businesses')
        .insert(
          {
            slug: `quixotry-${unique}-decatur-ga`,
            name: `Quixotry ${unique}`,
            category_id: category.id,
            street: `${parseInt(unique.slice(0, 4), 16)} Quixotry Lane`,
            city: 'Decatur',
            state: 'GA',
            zip_code: '30030',
            lat: 33.77,
            lng: -84.29,
            time_zone: 'America/New_York',
            phone: '(404) 555-0123',
            email: `hello@${unique}.example`,
            website: `https://www.${unique}.example`,
            description: 'Rye and wheat.',
            attributes: ['Takeout'],
            status: 'published',
            ...listing,
          },
          { defaultToNull: false },
        )
        .select('id, slug, name')
        .single()
        .throwOnError();
      made.listings.push(data.id);
      const days = [1, 2, 3, 4, 5].map((day_of_week) => ({
        business_id: data.id,
        day_of_week,
        opens: '08:00',
        closes: '16:00',
      }));
      await db.from('opening_hours').insert(days).throwOnError();
      return { ...data, host: `${unique}.example` };
    },

    /** Lets somebody work on a listing: on all of it, or on its hours only. */
    async addColleague(colleague: { business_id: string; user_id: string; role: MemberRole }) {
      const db = await open();
      await db.from('business_members').insert(colleague).throwOnError();
    },

    /** Ends somebody's access to a listing. */
    async removeColleague(colleague: { business_id: string; user_id: string }) {
      const db = await open();
      await db.from('business_members').delete().match(colleague).throwOnError();
    },

    /** Shows this photo alone; there need be no file. */
    async givePhoto(id: string, photo: Photo) {
      const db = await open();
      await db
        .from('businesses')
        .update({ photos: [photo] })
        .eq('id', id)
        .throwOnError();
    },

    /** What the database has of a listing, as JSON. */
    async readListing(id: string): Promise<string> {
      const db = await open();
      const { data } = await db
        .from('businesses')
        .select(
          '*, categories!businesses_category_id_fkey(slug), opening_hours(*), special_hours(*), services(*)',
        )
        .eq('id', id)
        .single()
        .throwOnError();
      return JSON.stringify(data);
    },

    /** A published review; its id. */
    async createReview(review: NewReview): Promise<string> {
      const db = await open();
      const { data } = await db
        .from('reviews')
        .insert({ author_name: 'Ana R.', rating: 4, body: 'Good rye.', ...review })
        .select('id')
        .single()
        .throwOnError();
      return data.id;
    },

    /** A published question without answers; its id. */
    async createQuestion(question: { business_id: string; author_id: string }): Promise<string> {
      const db = await open();
      const { data } = await db
        .from('questions')
        .insert({ author_name: 'Ana R.', body: 'Is there a ramp?', ...question })
        .select('id')
        .single()
        .throwOnError();
      return data.id;
    },

    /** A conversation that somebody has begun with the owner of a listing; its id. */
    async createThread(first: { sender: string; business_id: string; body?: string }) {
      const db = await open();
      const id = crypto.randomUUID();
      await db
        .rpc('send_message', {
          body: 'Can you come on Monday?',
          ...first,
          thread_id: id,
          message_id: crypto.randomUUID(),
        })
        .throwOnError();
      return id;
    },

    /** Adds 120 messages of the person's to a conversation, 'Message 1' to 'Message 120'. */
    async fillThread(thread_id: string, author_id: string) {
      const db = await open();
      const rows = Array.from({ length: 120 }, (_, index) => ({
        id: crypto.randomUUID(),
        thread_id,
        side: 'person',
        author_id,
        body: `Message ${index + 1}`,
        created_at: new Date(Date.now() + 1_000 * index).toISOString(),
      }));
      await db.from('messages').insert(rows).throwOnError();
    },

    /** The database as somebody has it who is signed in. */
    openAs,

    /** Somebody suggests another phone number of a listing. */
    async suggestPhone(person: TestUser, business_id: string) {
      const db = await openAs(person);
      const suggestion = { suggestion_id: crypto.randomUUID(), business_id };
      await db
        .rpc('suggest_edit', { ...suggestion, new_values: { phone: '(512) 555-0199' } })
        .throwOnError();
    },

    /** Businesses of these names that somebody sends, which wait for an admin in this order. */
    async sendSubmissions({ userId }: Pick<TestUser, 'userId'>, names: string[]) {
      const db = await open();
      const rows = names.map((name, number) => ({
        id: crypto.randomUUID(),
        submitter_id: userId,
        status: 'pending' as const,
        content: { ...soundContent, name, street: `${number + 1} Quixotry Lane` },
        sent_at: new Date(Date.now() - 60_000 * (names.length - number)).toISOString(),
      }));
      await db.from('submissions').insert(rows).throwOnError();
      return rows.map(({ id }) => id);
    },

    /** What an admin's rejection of a submission writes. */
    async rejectSubmission(id: string, reason: string) {
      const db = await open();
      const decided = { status: 'rejected' as const, reason, decided_at: new Date().toISOString() };
      await db
        .from('submissions')
        .update({ ...decided, revision: 2 })
        .eq('id', id)
        .throwOnError();
    },

    /** A claim by documents that waits for a decision, or for the owner to object; its id. */
    async createClaim(claim: {
      claimant_id: string;
      business_id: string;
      object_until?: string;
    }): Promise<string> {
      const db = await open();
      const id = crypto.randomUUID();
      const sent = { evidence: 'documents', sent_at: new Date().toISOString() } as const;
      await db
        .from('claims')
        .insert({ id, ...sent, ...claim })
        .throwOnError();
      return id;
    },

    /** What an admin's decision writes. */
    async refuseClaim(id: string) {
      const db = await open();
      const decided = { reason: 'It is of another shop.', decided_at: new Date().toISOString() };
      await db
        .from('claims')
        .update({ status: 'rejected', ...decided })
        .eq('id', id)
        .throwOnError();
    },

    /** An admin refuses a claim, as the screen of the queue does. */
    async decideClaim(admin: TestUser, claim_id: string) {
      const db = await openAs(admin);
      const { data } = await db.from('claims').select('revision').eq('id', claim_id).single();
      const refusal = { isApproved: false, reason: 'It is of another shop.' };
      const decided = await decideOne(db, {
        ...refusal,
        kind: 'claim',
        id: claim_id,
        version: data?.revision ?? 0,
      });
      if (decided.outcome !== 'decided') throw new Error(`Not decided: ${decided.outcome}`);
    },

    /** How many businesses somebody has sent, drafts left out. */
    async countSubmissions({ userId }: TestUser) {
      const db = await open();
      const { count } = await db
        .from('submissions')
        .select('id', { count: 'exact', head: true })
        .eq('submitter_id', userId)
        .neq('status', 'draft')
        .throwOnError();
      return count;
    },

    async remove() {
      if (made.listings.length + made.people.length === 0) return;
      const db = await open();
      await db.from('businesses').delete().in('id', made.listings).throwOnError();
      for (const id of made.people) await db.auth.admin.deleteUser(id);
    },
  };
}
