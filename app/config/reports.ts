/** Where browsers report violations of a page's policy. */
export const violationsPath = '/api/reports';

/** The name of that endpoint in `report-to` and Reporting-Endpoints. */
export const violationsGroup = 'reports';

/** Browser families, as precisely as a report identifies them. */
export const browserFamilies = ['Chromium', 'Firefox', 'Safari', 'other'] as const;
