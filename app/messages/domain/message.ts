export const body = 'Message';
