/** By slug. */
const holidayNames: Partial<Record<string, string>> = {
  'new-years-day': 'New Year’s Day',
  'martin-luther-king-jr-day': 'Martin Luther King Jr. Day',
  'presidents-day': 'Presidents’ Day',
  'memorial-day': 'Memorial Day',
  juneteenth: 'Juneteenth',
  'independence-day': 'Independence Day',
  'labor-day': 'Labor Day',
  'columbus-day': 'Columbus Day',
  'veterans-day': 'Veterans Day',
  thanksgiving: 'Thanksgiving',
  'christmas-eve': 'Christmas Eve',
  'christmas-day': 'Christmas Day',
  'new-years-eve': 'New Year’s Eve',
};

/** Of a holiday that is observed on another day, as well. */
export function nameHoliday(slug: string): string {
  const observed = slug.replace(/-observed$/, '');
  const name = holidayNames[observed] ?? observed;
  return observed === slug ? name : `${name} (observed)`;
}
