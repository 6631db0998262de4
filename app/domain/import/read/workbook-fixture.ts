const namespace = 'http://schemas.openxmlformats.org';
const columns = 'ABCDEFGH';

type Rows = (string | number)[][];

function toSheet(rows: Rows): string {
  const lines = rows.map((cells, row) => {
    const written = cells.map((cell, column) => {
      const at = `${columns[column]}${row + 1}`;
      return typeof cell === 'number'
        ? `<c r="${at}"><v>${cell}</v></c>`
        : `<c r="${at}" t="inlineStr"><is><t>${cell}</t></is></c>`;
    });
    return `<row r="${row + 1}">${written.join('')}</row>`;
  });
  const data = `<sheetData>${lines.join('')}</sheetData>`;
  return `<worksheet xmlns="${namespace}/spreadsheetml/2006/main">${data}</worksheet>`;
}

/** Returns an .xlsx of up to eight columns for tests: a zip archive without compression. */
export function toWorkbook(sheets: Record<string, Rows>): Uint8Array {
  const names = Object.keys(sheets);
  const office = `${namespace}/officeDocument/2006/relationships`;
  const listed = names.map((name, at) => `<sheet name="${name}" sheetId="${at}" r:id="r${at}"/>`);
  const related = names.map(
    (_, at) =>
      `<Relationship Id="r${at}" Type="${office}/worksheet" Target="worksheets/s${at}.xml"/>`,
  );
  return toZip({
    'xl/workbook.xml':
      `<workbook xmlns="${namespace}/spreadsheetml/2006/main" xmlns:r="${office}">` +
      `<sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      `<Relationships xmlns="${namespace}/package/2006/relationships">` +
      `${related.join('')}</Relationships>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, at) => [`xl/worksheets/s${at}.xml`, toSheet(rows)]),
    ),
  });
}

/** Returns a zip archive of these texts. */
export function toZip(files: Record<string, string>): Uint8Array {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  for (const [name, text] of Object.entries(files)) {
    const [path, data] = [Buffer.from(name), Buffer.from(text)];
    const entry = Buffer.alloc(30);
    entry.writeUInt32LE(0x04034b50, 0);
    const listing = Buffer.alloc(46);
    listing.writeUInt32LE(0x02014b50, 0);
    listing.writeUInt32LE(Buffer.concat(entries).length, 42);
    for (const [header, sizes] of [
      [entry, 18],
      [listing, 20],
    ] as const) {
      header.writeUInt32LE(data.length, sizes);
      header.writeUInt32LE(data.length, sizes + 4);
      header.writeUInt16LE(path.length, sizes + 8);
    }
    entries.push(entry, path, data);
    directory.push(listing, path);
  }
  const [files_, list] = [Buffer.concat(entries), Buffer.concat(directory)];
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length / 2, 8);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(files_.length, 16);
  return Buffer.concat([files_, list, end]);
}
