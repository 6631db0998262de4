import { expect, test } from 'vitest';
import { createImport } from '#app/domain/import/import-calls.ts';
import { importBucket } from '#app/domain/import/import.ts';
import { photoBucket } from '#app/domain/photo/photo.ts';
import { asAnyone, asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { photoIn } from '../support/photos.ts';

const refused = { statusCode: '403', message: 'new row violates row-level security policy' };

const endings = {
  'the owner ends their role': async (listing: string) => {
    await asService().from('business_members').delete().eq('business_id', listing);
  },
  'their last day is over': async (listing: string) => {
    await asService()
      .from('business_members')
      .update({ until: '2020-01-01' })
      .eq('business_id', listing);
  },
  'they are suspended': async (_: string, editor: string) => {
    await asService().auth.admin.updateUserById(editor, { ban_duration: '24h' });
  },
  'their account is deleted': async (_: string, editor: string) => {
    await asService().auth.admin.deleteUser(editor);
  },
};

test.each(Object.entries(endings))(
  'an address that was signed for an editor takes a photo until %s',
  async (_name, end) => {
    const owner = await createPerson('business_owner');
    const editor = await createPerson('community_user');
    const [listing] = await createListings({ owner_id: owner.userId });
    const id = listing?.id ?? '';
    await asService()
      .from('business_members')
      .insert({ business_id: id, user_id: editor.userId, role: 'editor' });
    const sign = async () => {
      const { data } = await editor.client.storage
        .from(photoBucket)
        .createSignedUploadUrl(photoIn(id).url.slice('/photos/'.length));
      return data!;
    };
    const send = ({ path, token }: Awaited<ReturnType<typeof sign>>) =>
      asAnyone()
        .storage.from(photoBucket)
        .uploadToSignedUrl(path, token, new Blob(['1'], { type: 'image/webp' }));
    const [first, second] = [await sign(), await sign()];
    expect((await send(first)).error).toBeNull();
    await end(id, editor.userId);
    expect((await send(second)).error).toMatchObject(refused);
  },
);

test('an address that was signed for the file of an import takes it while its admin is one', async () => {
  const admin = await createPerson('admin');
  const sign = async () => {
    const id = await createImport({ db: admin.client }, { fileName: 'a.csv', bytes: 1 });
    const { data } = await admin.client.storage.from(importBucket).createSignedUploadUrl(id);
    return data!;
  };
  const send = ({ path, token }: Awaited<ReturnType<typeof sign>>) =>
    asAnyone()
      .storage.from(importBucket)
      .uploadToSignedUrl(path, token, new Blob(['a']));
  const [first, second] = [await sign(), await sign()];
  expect((await send(first)).error).toBeNull();
  await asService().from('profiles').update({ role: 'community_user' }).eq('user_id', admin.userId);
  expect((await send(second)).error).toMatchObject(refused);
});
