export const title = ({ city }: { city: string }) => `Businesses in ${city} by category`;
export const description = ({ city }: { city: string }) =>
  `Name, address, phone and hours of every business in ${city}, to print.`;
export const asOf = ({ date, site }: { date: string; site: string }) =>
  `As of ${date}, from ${site}.`;
export const capped = ({ shown, all }: { shown: string; all: string }) =>
  `The first ${shown} of ${all} by category are here.`;
export const printButton = 'Print';
export const back = ({ city }: { city: string }) => `Back to ${city}`;
export const cityLink = 'A list of its businesses to print';
