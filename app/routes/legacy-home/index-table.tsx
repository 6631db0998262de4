import { compareText, formatCount } from '#app/domain/text/text.ts';

type IndexTableProps = {
  id: string;
  title: string;
  rows: { href: string; name: string; count: number | null }[];
};

/** Names from A to Z with their number of listings. */
export function IndexTable({ id, title, rows }: IndexTableProps) {
  return (
    <table>
      <caption id={id}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Listings</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .toSorted((one, other) => compareText(one.name, other.name))
          .map(({ href, name, count }) => (
            <tr key={href}>
              <td>
                <a href={href}>{name}</a>
              </td>
              <td>{count !== null && formatCount(count)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
