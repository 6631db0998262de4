import { CsvFile } from '#app/components/admin/csv-file.tsx';
import {
  findCategoriesToManage,
  type ManagedCategory,
  saveCategory,
} from '#app/domain/category/category-calls.ts';
import { splitPhrases } from '#app/domain/vocabulary/vocabulary.ts';

const columns = ['slug', 'name', 'meaning', 'attributes', 'drawing', 'position'] as const;

function write(category: ManagedCategory): string[] {
  return columns.map((column) => {
    const value = category[column];
    return Array.isArray(value) ? value.join(';') : String(value ?? '');
  });
}

/** The categories in use as a file; a row whose address is new adds one. */
export function CategoryFile() {
  return (
    <CsvFile
      fileName="categories.csv"
      required={['slug', 'name']}
      readRows={async (db) => {
        const found = await findCategoriesToManage({ db });
        const inUse = found.filter(({ retired_at }) => retired_at === null);
        return [[...columns], ...inUse.map(write)];
      }}
      compare={async (db, rows) => {
        const known = new Map((await findCategoriesToManage({ db })).map((one) => [one.slug, one]));
        const changed = rows.flatMap((row) => {
          const { slug = '', name } = row;
          const present = known.get(slug);
          const before = present && write(present);
          const after = columns.map((column, index) => row[column] ?? before?.[index] ?? '');
          if (slug === '' || name === '' || after.join('\n') === before?.join('\n')) return [];
          return [{ isNew: !present, slug, after }];
        });
        const added = changed.filter(({ isNew }) => isNew).length;
        return {
          text: `${added} categories to add, ${changed.length - added} to change.`,
          changes: changed.map(({ isNew, slug, after }) => ({
            name: slug,
            apply: async (ofDb) => {
              const [, name = '', meaning = '', attributes = '', drawing, position] = after;
              const outcome = await saveCategory(
                { db: ofDb },
                {
                  category: isNew ? null : slug,
                  slug,
                  name,
                  meaning,
                  attributes: splitPhrases(attributes),
                  drawing: drawing || null,
                  position: position ? Number(position) : null,
                },
              );
              return outcome.ok;
            },
          })),
        };
      }}
    />
  );
}
