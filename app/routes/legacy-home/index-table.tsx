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
          .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
          .map(({ href, name, count }) => (
            <tr key={href}>
              <td>
                <a href={href}>{name}</a>
              </td>
              <td>{count?.toLocaleString('en-US')}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
