export const title = 'Spreadsheet';
export const about =
  'Download your listings, change them in a spreadsheet, and upload the file. Nothing is saved until you have seen each change, and you can undo all of it.';
export const download = 'Download my listings (CSV)';
export const downloading = 'Downloading…';
export const file = 'Your changed file';
export const fileHint = 'CSV or Excel (.xlsx), up to 2,000 rows.';
export const rules =
  'Keep the column id or url: it says which listing a row is. An empty cell removes what was there; without a column nothing of it changes. Photos, services, special days and the status are changed in the editor.';
export const reading = 'Reading the file…';
export const noRows = 'The file has no rows.';
export const noNames =
  'The file has no column “id” or “url”. Download your listings and change that file.';
export const tooLong = 'A file can have up to 2,000 rows and 8 MB. Keep only your listings.';
export const notSent =
  'The file was not sent. Check your connection and choose it again. Up to 20 files a day are taken.';
export const files = 'Earlier files';
export const findFiles = 'Find files';
export const noFiles = 'No files.';
export const filesFailed = 'We could not load your files.';
export const name = 'File';
export const uploaded = 'Uploaded';
export const changed = 'Changed';
export const state = 'State';
export const allFiles = 'All files';
export const notReadWhole = 'This file was not read to its end. Discard it and choose it again.';
export const states = {
  mapping: 'Not read',
  staging: 'Not read',
  checking: 'Being checked',
  checked: 'Checked, not saved',
  running: 'Being saved',
  stopped: 'Stopped',
  done: 'Saved',
  failed: 'Failed',
  rolling_back: 'Being undone',
  rolled_back: 'Undone',
};
export const whatWouldChange = 'What would change';
export const whatChanged = 'What changed';
export const kinds = {
  updated: { name: 'Changes', meaning: 'listings that get other values' },
  rejected: { name: 'Not possible', meaning: 'rows that change nothing, each with its reason' },
  left_out: { name: 'Left out', meaning: 'stay as they are' },
  unchanged: { name: 'No change', meaning: 'as they are now' },
  warned: { name: 'With a wrong cell', meaning: 'rows where a value stays as it is' },
};
export const save = ({ count }: { count: number }) =>
  count === 1 ? 'Save 1 listing' : `Save ${count} listings`;
export const checkAgain = 'Check again';
export const goOn = 'Go on';
export const undo = 'Undo these changes';
export const restored = ({ restored: count, kept }: { restored: number; kept: number }) =>
  `Undone: ${count}.${kept === 0 ? '' : ` Kept, because they have changed again since: ${kept}.`}`;
