type Place = { place: string };
type Unknown = { near: string };

export const placeHint = 'A city with its state or a zip code works best: “Austin, TX” or “78701”.';
export const nothingCalled = ({ shown, typed }: { shown: string; typed: string }) =>
  `Showing results for ${shown}. Nothing matches “${typed}”.`;
export const showingInstead = ({ unanswered, shown }: { unanswered: string; shown: string }) =>
  `No results for ${unanswered}. Showing ${shown} instead.`;
export const showingAroundInstead = ({
  unanswered,
  shown,
}: {
  unanswered: string;
  shown: string;
}) => `No results for ${unanswered}. Showing ${shown} around it instead.`;
export const fromEverywhere =
  'These results are from everywhere. Enter a place to see what is near it.';
export const openNow = 'Open now';
export const allListings = 'All listings';
export const not = ({ name }: { name: string }) => `not ${name}`;
export const featureMissing = ({ names }: { names: string }) =>
  `No listing here has ${names}, so we ignored that.`;
export const featuresMissing = ({ names }: { names: string }) =>
  `No listing here has all of these, so we ignored ${names}.`;
export const timeMissing = 'None of these listings is open at that time, so we ignored the time.';
export const inCategory = ({ category }: { category: string }) => ` in ${category}`;
export const inThisArea = ' in this area';
export const inPlace = ({ place }: Place) => ` in ${place}`;
export const inAreaOf = ({ place }: Place) => ` in the ${place} area`;
export const nearYou = ' near you';
export const nearYouIn = ({ place }: Place) => ` near you in ${place}`;
export const nearPlace = ({ place }: Place) => ` near ${place}`;
export const ratedAndUp = ({ rating }: { rating: number }) => `rated ${rating} and up`;
export const withinMiles = ({ miles }: { miles: number }) => `within ${miles} miles`;
export const atAnyTime = 'open at any time';
export const nearest = ({ miles }: { miles: number }) =>
  `Nothing is within ${miles} miles, so these are the nearest.`;
export const firstIsAway = ({ miles }: { miles: string }) => ` The first is ${miles} miles away.`;
export const widened = ({ miles, shown }: { miles: number; shown: number }) =>
  `Nothing is within ${miles} miles, so these are within ${shown}.`;
export const placeGuessed = ({ near, place }: Unknown & Place) =>
  `We could not find a place called “${near}”, so these results are near ${place}. ${placeHint}`;
export const placeLeftOut = ({ near }: Unknown) =>
  `We could not find a place called “${near}”, so we ignored it. ${placeHint}`;
export const placeUnknown = ({ near }: Unknown) =>
  `We could not find a place called “${near}”, so these results are from everywhere. ${placeHint}`;
export const placeUnknownNothing = ({ near }: Unknown) =>
  `We could not find a place called “${near}”, so we searched everywhere. ${placeHint}`;
export const nothingInCity = ({ city }: { city: string }) =>
  `Nothing is listed in “${city}”. A city with its state works best: “Austin, TX”.`;
export const didYouMean = ({ words }: { words: string }) => `Did you mean “${words}”?`;
/** `quoted` is in quotation marks. */
export const howAsTyped = ({ quoted }: { quoted: string }) =>
  `To search for the words as typed, use quotation marks: ${quoted}`;
export const otherPlaces = ({ names }: { names: string }) => `There is also ${names}.`;

export const today = 'Today';
export const tomorrow = 'Tomorrow';
export const saturday = 'Saturday';
export const wordsOnly =
  'We matched your words only. What they mean could not be looked up just now.';
export const sunday = 'Sunday';
export const dayAndHoliday = ({ day, holiday }: { day: string; holiday: string }) =>
  `${day}, ${holiday}`;
export const holidayAndDate = ({ holiday, date }: { holiday: string; date: string }) =>
  `${holiday}, ${date}`;
export const under25 = 'Under $25';
export const from25To50 = '$25 to $50';
export const from50To100 = '$50 to $100';
export const over100 = 'Over $100';
type Slug = { slug: string };
export const noCategory = ({ slug }: Slug) => `We have no category called “${slug}”.`;
export const noCity = ({ slug }: Slug) => `We have no city called “${slug}”.`;
export const searchInPlace = ({ what, place }: Place & { what: string }) => `${what} in ${place}`;

/** The heading of unmet demand for everyone: visitors of a city, owners and admins. */
export const unmetDemandTitle = 'Searches with no results';
