export const cannotOpen =
  'This browser cannot open this picture. Please save it as a JPEG and try again.';
export const tooLarge = 'This file is larger than 40 MB. Please choose a smaller one.';
export const tooManyPixels = 'This picture has too many pixels. Please choose a smaller one.';
export const notAPicture = 'This file is not a picture. Please choose a JPEG, PNG, WebP or AVIF.';
export const cannotOpenHeic =
  'This browser cannot open pictures in Apple’s HEIC format. Please save it as a JPEG and choose that, or add it from the iPhone itself.';
export const cannotResize = 'This browser cannot resize pictures.';
export const notSmaller = 'This picture could not be made smaller.';
export const cannotRead = 'This file cannot be read.';
export const notAccepted =
  'This photo was not accepted. You may have lost access to this listing, or too many photos were changed this week.';
export const notUploaded = 'This photo could not be uploaded. It is saved in this browser.';
