/** Hidden field with the id of the user who began the form. */
export const beganByField = 'began_by';
