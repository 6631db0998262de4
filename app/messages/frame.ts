/** What a frame on another website says. */
type Site = { site: string };

export const searchTitle = ({ site }: Site) => `Search ${site}`;
export const what = 'What';
export const where = 'Where';
export const search = 'Search';
export const nothing = 'No matches.';
export const more = ({ site }: Site) => `More on ${site}`;
