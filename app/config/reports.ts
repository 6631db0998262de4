/** Where browsers tell what a page was kept from by its policy. */
export const violationsPath = '/api/reports';

/** Its name in `report-to`, and in the header Reporting-Endpoints. */
export const violationsGroup = 'reports';

/** As far as a report tells which browser it was. */
export const browserFamilies = ['Chromium', 'Firefox', 'Safari', 'other'] as const;
