/** Where browsers report violations of a page's policy. */
export const violationsPath = '/api/reports';

/** The group's name in `report-to` and in the header Reporting-Endpoints. */
export const violationsGroup = 'reports';

/** Browsers that are told apart in reports. */
export const browserFamilies = ['Chromium', 'Firefox', 'Safari', 'other'] as const;
