import { strToU8, zipSync } from 'fflate';

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

/** Returns an .xlsx of up to eight columns for tests. */
export function toWorkbook(sheets: Record<string, Rows>): Uint8Array<ArrayBuffer> {
  const written = Object.entries(sheets).map(([name, rows]) => [name, toSheet(rows)]);
  return toWorkbookOf(Object.fromEntries(written));
}

/** The same of sheets as XML. */
export function toWorkbookOf(sheets: Record<string, string>): Uint8Array<ArrayBuffer> {
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
      Object.values(sheets).map((sheet, at) => [`xl/worksheets/s${at}.xml`, sheet]),
    ),
  });
}

/** Returns a zip archive of these texts. */
export function toZip(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const parts = Object.entries(files).map(([path, text]) => [path, strToU8(text)]);
  return zipSync(Object.fromEntries(parts), { level: 6 });
}
