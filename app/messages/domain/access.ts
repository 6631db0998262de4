// What a role may do, after "may" or "can".
export const own = 'own the listing';
export const edit = 'edit everything';
export const changeHours = 'edit the hours';

export const withoutEnd = 'without an end date';
export const until = ({ date }: { date: string }) => `until ${date}`;
