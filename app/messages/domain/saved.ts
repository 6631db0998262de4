export const defaultList = 'Saved places';
