// Of lists of things: search, filters, order, pages, selection, saved views.

export const columns = 'Columns';

export const pages = 'Pages';
export const firstPage = 'First page';
export const next = 'Next';

export const countResults = ({ count, isMore }: { count: string; isMore: boolean }) =>
  `${isMore ? `${count} or more` : count} ${count === '1' ? 'result' : 'results'}`;

export const selectAll = 'Select all on this page';
export const selectFound = ({ count }: { count: string }) => `Select all ${count} found`;
export const allSelected = ({ count }: { count: string }) => `All ${count} found are selected`;
export const clearSelection = 'Clear selection';
export const select = ({ name }: { name: string }) => `Select ${name}`;

export const yourViews = 'Your views';
export const saveView = 'Save this view';
export const viewName = 'Name';
export const save = 'Save';
export const removeView = ({ name }: { name: string }) => `Remove the view ${name}`;
export const tooManyViews = 'You have reached the limit; remove one first';
