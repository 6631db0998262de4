import { Link } from 'react-router';
import { type Column, hasWords } from '#app/components/list/list-query.ts';
import { RecordList } from '#app/components/list/record-list.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { settle } from '#app/components/signed-in/screen-part.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import {
  findCategoriesToManage,
  type ManagedCategory,
} from '#app/domain/category/category-calls.ts';
import { formatCount } from '#app/domain/text/text.ts';
import type { Route } from './+types/categories';
import { CategoryFile } from './category-file.tsx';

export const handle = { isPrivate: true, title: 'Categories' } satisfies SignedInHandle;

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { categories: await settle(findCategoriesToManage(context.get(signedInContext))) };
}

/** The categories, also retired ones, each with a link to change it. */
export default function Categories({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <RecordList
      label="Find categories"
      search={{ label: 'Category' }}
      filters={[
        {
          name: 'status',
          label: 'Status',
          options: [
            ['', 'In use'],
            ['retired', 'Retired'],
          ],
        },
      ]}
      of={categories.of}
      failed="We could not load the categories."
      read={(rows) => ({ rows })}
      keyOf={({ slug }) => slug}
      columns={columns}
      matches={({ name, slug, retired_at }, params) =>
        hasWords(`${name} ${slug}`, params) &&
        (params.get('status') === 'retired') === (retired_at !== null)
      }
      empty="No matches."
      tools={
        <>
          <Link className="button-line" to="/dashboard/categories/new">
            Add a category
          </Link>
          <CategoryFile />
        </>
      }
    />
  );
}

const columns: Column<ManagedCategory>[] = [
  {
    name: 'Category',
    sort: 'name',
    value: ({ name }) => name,
    cell: ({ slug, name }) => (
      <Link className="link-quiet font-semibold" to={`/dashboard/categories/${slug}`}>
        {name}
      </Link>
    ),
  },
  {
    name: 'Listings',
    sort: 'listings',
    value: ({ listings }) => listings,
    cell: ({ listings }) => formatCount(listings),
    isNarrow: true,
  },
  { name: 'What belongs there', cell: ({ meaning }) => meaning },
  { name: 'Address', cell: ({ slug }) => slug, isExtra: true },
];
