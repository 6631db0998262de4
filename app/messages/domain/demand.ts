/** The heading of unmet demand for everyone: visitors of a city, owners and admins. */
export const unmetDemandTitle = 'What people look for here and do not find';
