import type { ReactNode } from 'react';
import type { Wrap } from '#app/messages/wrap.ts';

type City = { city: string };
type Counted = { count: string };

export const homeCrumb = 'Home';
export const categories = 'Categories';
export const categoriesFromAToZ = 'Categories, A to Z';
export const cities = 'Cities';
export const allCities = 'All cities';
export const openNow = 'Open now';
export const topRated = 'Top rated';
export const allTopRated = 'All top rated';
export const cityGuides = 'City guides';
export const allGuides = 'All guides';
export const map = 'Map';
export const addABusiness = 'Add a business';
export const fewer = 'Fewer';
export const more = ({ count }: { count: number }) => `${count} more`;
export const moreCategories = ({ count }: { count: number }) => `${count} more categories`;
export const fewerCategories = 'Fewer categories';
export const moreCities = ({ count }: { count: number }) => `${count} more cities`;
export const fewerCities = 'Fewer cities';

/** Of a number of listings; `count` is formatted. */
export const listings = ({ count, isOne }: Counted & { isOne: boolean }) =>
  `${count} ${isOne ? 'listing' : 'listings'}`;
export const noListings = 'No listings';
export const resultsFor = ({ count, search }: Counted & { search: string }) =>
  `${count} for ${search}`;

export const question = 'Who’s open on Main Street?';
export const countAround = ({ count, place }: Counted & { place: string }) =>
  `${count} local businesses around ${place}: hours, phone numbers and directions.`;
export const countInCities = ({ count, cities: number }: Counted & { cities: number }) =>
  `${count} local businesses in ${number} cities: hours, phone numbers and directions.`;
export const popularSearches = 'Popular searches';
export const openRightNow = 'Open right now';
export const topRatedNear = ({ place }: { place: string }) => `Top rated near ${place}`;
export const justListed = 'Just listed';
export const justListedNear = ({ place }: { place: string }) => `Just listed near ${place}`;
export const allNewest = 'All newest';
export const whereAreYou = 'Where are you?';
export const homeTitle = ({ name, tagline }: { name: string; tagline: string }) =>
  `${name}: ${tagline.toLowerCase()}`;

export const currentLocation = 'Use my current location';
export const askingBrowser = 'Asking your browser…';
export const locationNotShared =
  'Your browser did not share your location. Type a city or a zip code instead.';
export const locationNotFound =
  'We could not find your location. Type a city or a zip code instead.';
export const recentlyViewed = 'Recently viewed';
export const clear = 'Clear';
export const clearWhat = ' recently viewed';

export const resultsDescription = ({
  count,
  search,
  site,
}: Counted & { search: string; site: string }) =>
  `${count} for ${search}: opening hours, ratings, phone numbers and directions on ${site}.`;
export const formatJson = 'These results as JSON';
export const formatCsv = 'These results as a table (CSV)';
export const formatGeojson = 'These results on a map (GeoJSON)';
export const formatRss = 'New in these results';
export const results = 'Results';
export const mapLabel = 'Map of the results';
export const howOrdered = 'How results are ordered';
export const topRatedNote =
  'Top rated: by average rating, with ten ratings of 3.8 added to each listing so that many good reviews count more than a few.';
export const sortLabel = 'Sort results';
export const sortBy = 'Sort by';
export const bestMatch = 'Best match';
export const distance = 'Distance';
export const name = 'Name';
export const newest = 'Newest';
export const pages = 'Pages';
export const firstPage = 'First page';
export const nextPage = 'Next page';
export const features = 'Features';
export const whyThisResult = 'Why this result?';
export const call = 'Call';
export const callListing = ({ name }: { name: string }) => `Call ${name}`;
export const whyThisListing = ({ listing }: { listing: string }) => `Why this result? ${listing}`;
export const saveSearch = 'Save this search';
export const searchSaved = 'Search saved';

export const filters = 'Filters';
export const activeFilters = 'Active filters';
export const removeFilter = 'Remove filter:';
export const clearAll = 'Clear all';
export const openOn = ({ day }: { day: string }) => `Open ${day}`;
export const not = ({ choice }: { choice: string }) => `Not ${choice}`;
export const exclude = 'Exclude';
export const inGroup = ({ group }: { group: string }) => ` in ${group}`;
export const inMapArea = 'In the map area';
export const nearYou = 'Near you';
export const withinMiles = ({ miles }: { miles: number }) => `Within ${miles} miles`;
export const ratedAndUp = ({ rating }: { rating: number }) => `Rated ${rating} and up`;
export const ratingAndUp = ({ rating }: { rating: number }) => `${rating} and up`;
export const inTheNeighborhood = 'In the neighborhood';
export const hours = 'Hours';
export const category = 'Category';
export const pricesFrom = 'Prices from';
export const specialty = 'Specialty';
export const rating = 'Rating';
export const neighborhood = 'Neighborhood';
export const area = 'Area';
export const city = 'City';
export const show = ({ count }: Counted) => `Show ${count}`;

export const dayAndTime = 'Day and time';
export const dayAndTimeLabel = 'Day and time: ';
export const anyDay = 'Any day';
export const openAtDayAndTime = 'Open at a day and time';
export const date = 'Date';
export const timeOptional = 'Time (optional)';
export const apply = 'Apply';
export const dayAtTime = ({ day, time }: { day: string; time: string }) => `${day} at ${time}`;

export const firstAreShown = ({ count }: { count: number }) => `The first ${count} are shown.`;
export const addressIgnored = 'We do not understand part of this address, and left it out:';
export const parameters: Record<string, string> = {
  q: 'What',
  near: 'Where',
  lat: 'Latitude',
  lng: 'Longitude',
  radius_miles: 'Distance',
  bounds: 'Area',
  category: 'Category',
  metro: 'Area',
  city: 'City',
  features: 'Features',
  open: 'Open',
  day: 'Day',
  time: 'Time',
  date: 'Date',
  min_rating: 'Rating',
  sort: 'Sort',
  cursor: 'Page',
};
export const didYouMean = ({ places }: { places: ReactNode }) => <>Or did you mean {places}?</>;
export const comma = ', ';
export const or = ' or ';
export const hasMoved = ({ name: link, place }: { name: ReactNode; place: string }) => (
  <>
    {link} in {place} has moved.
  </>
);
export const hasClosed = ({ name: link, place }: { name: ReactNode; place: string }) => (
  <>
    {link} in {place} has permanently closed.
  </>
);

export const noMatches = 'No matches';
export const closeMatches = 'Close matches:';
export const checkSpelling =
  'Check the spelling, or use a more general word: “coffee” rather than “flat white”.';
export const backToFirstPage = 'Back to the first page';
export const searchWithoutFilters = 'Search without any filter';
export const browseAll = 'Browse all categories and cities';
export const firstToOpen = ({ listing, opens }: { listing: ReactNode; opens: string }) => (
  <>
    Nothing is open right now. The first to open is {listing}: it {opens}.
  </>
);
export const amongNextToOpen = ({ listing, opens }: { listing: ReactNode; opens: string }) => (
  <>
    Nothing is open right now. One of the next to open is {listing}: it {opens}.
  </>
);
export const countWithin = ({ count, miles }: Counted & { miles: number | null }) =>
  `${count} within ${miles} miles`;
/** `place` is " in Hutto, TX", or empty. */
export const countOfEveryKind = ({ count, place }: Counted & { place: string }) =>
  `${count} of every kind${place}`;
export const countEverywhere = ({ count }: Counted) => `${count} everywhere`;
export const countWithout = ({ count, filter }: Counted & { filter: string }) =>
  `${count} without ‘${filter}’`;
export const filterOpenNow = 'open now';
export const filterRating = ({ rating: min }: { rating: number | undefined }) =>
  `rated ${min} and up`;
export const filterMapArea = 'in the map area';

export const reasonWords = 'Words';
export const reasonVerified = 'Verified';
export const orderDistance = 'Sorted by distance, the nearest first.';
export const orderRating = 'Sorted by rating, with ten ratings of 3.8 added to each listing.';
export const orderName = 'Sorted by name.';
export const orderNewest = 'Sorted by when it was added to the directory.';
export const orderRelevance = 'Sorted by how well the words match, then by rating.';
export const orderRelevanceAndDistance =
  'Sorted by how well the words match, then by rating and distance.';
export const distanceFrom = ({ miles, place }: { miles: string; place: string | null }) =>
  `${miles} from ${place ?? 'you'}`;
export const ratingFrom = ({
  rating: mean,
  count,
  isOne,
}: Counted & { rating: string; isOne: boolean }) =>
  `${mean} from ${count} ${isOne ? 'review' : 'reviews'}`;
export const noReviews = 'No reviews yet, so it counts as 3.8';
export const openThen = 'Open at the time you searched for; other places are left out';
export const notOrdering = ({ fact }: { fact: string }) => `${fact}; does not change the order`;
export const notVerified = 'Not verified';
export const inName = 'its name';
export const inCategory = ({ kind }: { kind: string }) => `its category (${kind})`;
export const inService = ({ service }: { service: string }) => `a service (${service})`;
export const inFeatures = 'its features';
export const inDescription = 'its description';
export const inReview = 'a review';
export const wordsIn = ({ words, where }: { words: string; where: string }) =>
  `${words} in ${where}`;
export const wordsElsewhere =
  'They match what the card does not show: other names of its category, its services, features or description';
export const categorySearched = ({ category: searched }: { category: string }) =>
  `${searched}, as in your search`;
export const noPaidPlacement = 'No placement is paid for.';

export const businessesIn = ({ city: place }: City) => `Businesses in ${place}`;
export const allListingsIn = ({ city: place }: City) => `All listings in ${place}`;
export const cityDescription = ({ city: place, count, site }: City & Counted & { site: string }) =>
  `${count} businesses in the ${place} area on ${site}: what is open now, top rated, new and closed, by neighborhood and on a map.`;
export const cityListDescription = ({
  city: place,
  count,
  site,
}: City & Counted & { site: string }) =>
  `${count} in the ${place} area on ${site}: opening hours, ratings, phone numbers and directions, on a list and on a map.`;
export const citySearchDescription = ({
  count,
  search,
  site,
}: Counted & { search: string; site: string }) =>
  `${count} for ${search} on ${site}: opening hours, ratings, phone numbers and directions, on a list and on a map.`;
export const severalCities = 'Several cities';
export const severalCitiesKicker = '404 · Several cities';
export const whichCity = 'Which one do you mean?';
export const arrangePage = 'Arrange this page';
export const noListingsYet = 'No listings yet';
export const countOpenNow = ({ count }: Counted) => `${count} open now`;
export const countOpen = ({ count }: Counted) => `${count} open`;
export const closed = 'closed';
export const justOpened = 'just opened';
export const allListings = ({ count }: Counted) => `All ${count} listings`;
export const moreGuides = 'More guides';
export const theGuide = 'The guide';
export const editorsPicks = 'Editors’ picks';
export const neighborhoods = 'Neighborhoods';
export const nearbyTowns = 'Nearby towns';
export const allOnMap = 'All listings on a map';
export const openByCategory = 'Open now, by category';
export const listingsLabel = 'Listings';
export const noBusinesses = ({ city: place }: City) => `No businesses are listed in ${place} yet.`;
export const anotherBusiness = ({ city: place }: City) =>
  `Do you know another business in ${place}?`;
export const all = ({ count }: Counted) => `All ${count}`;
export const allInCategory = ({ count, category: kind }: Counted & { category: string }) =>
  `All ${count} in ${kind}`;
export const newHere = 'New here';
export const closedOrMoved = 'Closed or moved';
export const movedSince = ({ age }: { age: string }) => `Moved ${age}`;
export const closedSince = ({ age }: { age: string }) => `Closed ${age}`;
export const unmetTitle = 'What people search for here, without results';
export const unmetLabel = 'Searches without results';
export const unmetText =
  'At least three people searched for each of these in one of the last four weeks. Do you offer it, or know who does?';

export const savingCity = ({ city: place }: City) => `Saving ${place}…`;
export const saveCity = ({ city: place }: City) => `Save ${place} on this device`;
export const saveCityHint = 'To search it offline.';
export const otherCitySaved = ({ city: place }: City) =>
  `${place} is saved on this device. You can save one city at a time:`;
export const replaceWith = ({ city: place }: City) => `Replace it with ${place}`;
export const cancel = 'Cancel';
export const citySaved = ({ city: place, saved }: City & { saved: Wrap }) => (
  <>
    {place} is saved on this device. {saved('See what is saved')}
  </>
);
