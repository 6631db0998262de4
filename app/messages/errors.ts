// What is wrong with a request, or with us.
export const badRequest = 'We could not understand this request.';
export const invalidParameters = 'Some values are not valid.';
export const unauthorized = 'A valid key is required.';
export const forbidden = 'This is not allowed.';
export const notFound = 'There is nothing at this address.';
export const gone = 'This listing has been taken down.';
export const methodNotAllowed = 'This address does not support that method.';
export const payloadTooLarge = 'This request is too large.';
export const unsupportedMediaType = 'Please send JSON.';
export const rateLimited = 'Too many requests. Please try again in a minute.';
export const internal = 'Something went wrong on our side. Please try again.';
export const backendFailed = 'The directory did not answer. Please try again in a moment.';
export const backendTimeout =
  'The directory took too long to answer. Please try again in a moment.';
export const backendUnavailable =
  'The directory cannot be reached right now. Please try again in a moment.';

// What is wrong with a parameter: for programs, and for people who edited an address.
export const unknownParameter = 'Unknown parameter.';
export const once = 'Please send this only once.';
export const unknownName = 'This name is not known.';
export const invalidCursor = 'This cursor is not valid.';
export const tooLong = ({ max }: { max: number }) => `Please use at most ${max} characters.`;
export const controlCharacters = 'Please leave out control characters.';
export const wellFormed = 'Please send well-formed text.';
export const number = 'Please enter a number.';
export const numberRange = ({ min, max }: { min: number; max: number }) =>
  `Please enter a number from ${min} to ${max}.`;
export const bounds = 'Please enter bounds as south,west,north,east in degrees.';
export const date = 'Please enter a date as YYYY-MM-DD.';
export const dateOrWord =
  'Please enter a date as YYYY-MM-DD, “today”, “tomorrow”, a weekday like “saturday” or a holiday like “thanksgiving”.';
export const time = 'Please enter a time as HH:MM.';
export const timeRequired = 'Please enter a time.';
export const moment =
  'Please use a time as YYYY-MM-DDTHH:MM on the listing’s clock, or with an offset: YYYY-MM-DDTHH:MMZ.';
export const momentRange = 'Please use a time between yesterday and one year from now.';
export const tooMany = ({ max }: { max: number }) => `Please use at most ${max} values.`;
type Choices = { choices: string };
export const someOf = ({ choices }: Choices) => `Please use some of ${choices}.`;
export const oneOf = ({ choices }: Choices) => `Please use one of ${choices}.`;
export const openNow = 'The only value is "now"; for another time use day and time.';
export const coordinates = 'Send latitude and longitude together.';
export const dayAndTime = 'Send a day and a time together.';
export const timeAndDate = 'Send a time together with a date or a day.';
export const placeToSort = 'Sorting by distance needs a place: near, or lat and lng.';
export const citySlug = 'Please send the slug of a city.';
export const unknownCity = ({ name }: { name: string }) => `We have no city called “${name}”.`;
export const slug = 'A slug has small letters, digits and hyphens.';
export const foreignCursor = 'This cursor belongs to another search.';
export const timeZone = 'There is no such time zone.';
