export const pickerTitle = 'Saved in';
export const listsNotLoaded = 'We could not load your lists.';
export const lists = 'Lists';
export const newList = 'New list';
export const addList = 'Add';
export const reservedListName =
  'This name is reserved: it reads like the directory or its staff. Please choose another one.';
export const notSaved = 'Not saved. Please check your connection and try again.';
export const noRoom =
  'Not saved: you can have 50 lists, and a list has at most 500 places. Remove something first.';
export const done = 'Done';
export const showAll = 'Show all';
export const openNow = 'Open now';
export const map = 'Map';
export const openCount = ({ open, all }: { open: number; all: number }) =>
  open === 0 ? 'None of these places is open now.' : `${open} of ${all} on this page open now.`;
export const pages = 'Pages of this list';
export const pageOf = ({ page, last }: { page: number; last: number }) => `Page ${page} of ${last}`;
export const previous = 'Previous';
export const next = 'Next';
export const locationsUnknown = 'None of these places has a location on the map.';
export const mapLabel = 'Map of the places';
export const saveListing = ({ name }: { name: string }) => `Save ${name}`;
export const save = 'Save';
export const deviceFull = ({ max }: { max: number }) => `Sign in to save more than ${max} places.`;

export const defaultList = 'Saved places';
