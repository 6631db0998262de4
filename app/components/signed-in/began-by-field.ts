/** The hidden field of a form that says who began it. */
export const beganByField = 'began_by';
