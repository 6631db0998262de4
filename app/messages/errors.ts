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
