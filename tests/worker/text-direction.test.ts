import { expect, test } from 'vitest';
import { saveNote, putSavedList, savePlaces } from '#app/domain/saved/saved-calls.ts';
import { asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { fetchWorker } from './worker.ts';

/** The opening tags of the elements whose own text begins with it. */
function findTags(html: string, text: string): string[] {
  // Results mark the words that were searched.
  const body = html.slice(html.indexOf('<body')).replaceAll(/<\/?mark[^>]*>/g, '');
  return Array.from(
    body.matchAll(new RegExp(`<(?:h[1-4]|p)(?: [^>]*)?>(?:<a [^>]*>)?${text}`, 'g')),
    ([tag]) => tag,
  );
}

test('a name, review or note in a script that runs from right to left has its direction on each page', async () => {
  const name = `מאפיית שלום ${crypto.randomUUID().slice(0, 8)}`;
  const words = 'לחם טוב';
  const [listing] = await createListings({ name });
  await asService()
    .from('reviews')
    .insert({ business_id: listing!.id, author_name: 'Dana', rating: 5, body: words })
    .throwOnError();
  const { client: db } = await createPerson('community_user');
  const place = { listId: crypto.randomUUID(), slug: listing!.slug };
  await putSavedList({ db }, { listId: place.listId, name: 'Bread', isShared: true });
  await savePlaces({ db }, { slugs: [place.slug], listId: place.listId });
  await saveNote({ db }, { ...place, note: words });
  for (const [path, text] of [
    [`/lists/${place.listId}`, words],
    [`/business/${listing!.slug}`, name],
    [`/business/${listing!.slug}`, words],
    [`/?q=${encodeURIComponent(name)}`, name],
    ['/?near=Anywhere&sort=newest', name],
  ] as const) {
    const tags = findTags(await (await fetchWorker(path)).text(), text);
    expect(tags.length, `${text} on ${path}`).toBeGreaterThan(0);
    for (const tag of tags) expect.soft(tag, path).toContain('dir="auto"');
  }
});
