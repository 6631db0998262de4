export const period = 'Period';
export const days = ({ count }: { count: number }) => (count === 1 ? '24 hours' : `${count} days`);
