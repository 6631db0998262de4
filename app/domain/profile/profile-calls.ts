import { AppError } from '#app/errors/app-error.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';
import { type Done, readOutcome, defineWrite } from '../call-write.ts';
import { blankProfile, type NewProfile, parseNewProfile, type Profile } from './profile.ts';

/** Thrown when reading or creating a profile failed. */
class ProfileFailure extends Error {
  readonly code: string;
  readonly reason: DataFailure;

  constructor({ code, message }: { code: string; message: string }, status: number) {
    super(message);
    this.name = 'ProfileFailure';
    this.code = code;
    this.reason = describeFailure(status);
  }
}

/** Makes the caller a business owner if they are a community member; keeps other roles. */
export const becomeBusinessOwner = defineWrite('become_business_owner');

/**
 * Creates a person's own profile.
 * @throws ProfileFailure with PostgreSQL's code, 23505 if one exists already
 */
export async function createProfile({ db }: { db: Db }, profile: NewProfile): Promise<Profile> {
  const { user_id, first_name, last_name, role } = profile;
  const { error, status } = await db
    .from('profiles')
    .insert({ user_id, first_name, last_name, role });
  if (error) throw new ProfileFailure(error, status);
  return profile;
}

/** PostgREST's code for "not exactly one row": normal for a new user. */
const noRow = 'PGRST116';

/**
 * Returns a person's profile; null if they have none yet.
 * @throws ProfileFailure
 */
export async function findProfile({ db }: { db: Db }, userId: string): Promise<Profile | null> {
  const { data, error, status } = await db
    .from('profiles')
    .select('user_id, first_name, last_name, role')
    .eq('user_id', userId)
    .single();
  if (error?.code === noRow) return null;
  if (error) throw new ProfileFailure(error, status);
  return data;
}

/** The id of a person's public profile, and whether others can see it; null until they have answered. */
export type OwnVisibility = { public_id: string; is_public: boolean | null };

/**
 * Returns whether others see a person's profile; null if the person has none yet.
 * @throws AppError backend_unavailable
 */
export async function findOwnVisibility(
  { db }: { db: Db },
  userId: string,
): Promise<OwnVisibility | null> {
  const answer = await db
    .from('profiles')
    .select('public_id, is_public')
    .eq('user_id', userId)
    .maybeSingle();
  if (answer.error) throw new AppError('backend_unavailable', { cause: answer.error });
  return answer.data;
}

/** Shows a person's profile to others, or hides it. */
export async function showOwnProfile(
  { db }: { db: Db },
  { userId, isPublic }: { userId: string; isPublic: boolean },
): Promise<Done> {
  return readOutcome(
    await db.from('profiles').update({ is_public: isPublic }).eq('user_id', userId),
  );
}

type SignedInUser = { id: string; user_metadata: unknown };

/** `during` is the failed step; `profile` is null if another tab created it and reading failed. */
export type ProfileOutcome =
  | { ok: true; profile: Profile | null; isNew: boolean }
  | { ok: false; during: 'reading' | 'creating'; reason: DataFailure };

const uniqueViolation = '23505';

/**
 * Returns the profile of a signed-in user. If there is none, creates it when their metadata asks
 * for one. Otherwise, as for accounts made by an admin or another service, returns a blank profile,
 * which is not stored until they save something.
 */
export async function loadProfile({ db }: { db: Db }, user: SignedInUser): Promise<ProfileOutcome> {
  try {
    const profile = await findProfile({ db }, user.id);
    if (profile) return { ok: true, profile, isNew: false };
  } catch (error) {
    return { ok: false, during: 'reading', reason: findReason(error) };
  }
  const wanted = parseNewProfile(user.id, user.user_metadata);
  if (wanted === null) return { ok: true, profile: blankProfile(user.id), isNew: false };
  return activate({ db }, wanted);
}

async function activate({ db }: { db: Db }, wanted: NewProfile): Promise<ProfileOutcome> {
  try {
    return { ok: true, profile: await createProfile({ db }, wanted), isNew: true };
  } catch (error) {
    if (error instanceof ProfileFailure && error.code === uniqueViolation) {
      // Another tab created it first.
      const profile = await findProfile({ db }, wanted.user_id).catch(() => null);
      return { ok: true, profile, isNew: false };
    }
    return { ok: false, during: 'creating', reason: findReason(error) };
  }
}

function findReason(error: unknown): DataFailure {
  return error instanceof ProfileFailure ? error.reason : 'refused';
}

type Names = { userId: string; first_name: string; last_name: string };
type NamesOutcome =
  | { ok: true; profile: Profile }
  | { ok: false; reason: DataFailure }
  | { ok: false; reason: 'reserved_name' };

/** Returns why names were not saved; the constraint has the rule of which are the directory's own. */
function describeRefusedNames({ message }: { message: string }, status: number): NamesOutcome {
  return message.includes('"reserved_name"')
    ? { ok: false, reason: 'reserved_name' }
    : { ok: false, reason: describeFailure(status) };
}

/** Returns whether somebody may sign up with these names; also if nobody can tell: the database drops others. */
export async function mayUseNames(
  { db }: { db: Db },
  { first_name, last_name }: Pick<Names, 'first_name' | 'last_name'>,
): Promise<boolean> {
  const { data } = await db.rpc('check_names', { first_name, last_name });
  return data !== false;
}

/**
 * Updates a person's own names; creates the profile if there is none. Copies the names to the
 * account's metadata, so that the next page can show initials before the profile has loaded.
 */
export async function updateNames(
  { db }: { db: Db },
  { userId, first_name, last_name }: Names,
): Promise<NamesOutcome> {
  const names = { first_name: first_name || null, last_name: last_name || null };
  const { data, error, status } = await db
    .from('profiles')
    .update(names)
    .eq('user_id', userId)
    .select('user_id, first_name, last_name, role')
    .maybeSingle();
  if (error) return describeRefusedNames(error, status);
  const profile = data ?? { ...blankProfile(userId), ...names };
  if (data === null) {
    const created = await db.from('profiles').insert(profile);
    if (created.error) return describeRefusedNames(created.error, created.status);
  }
  // Only an optimization, so a failure is ignored.
  await db.auth.updateUser({ data: names });
  return { ok: true, profile };
}
