export const cannotOpen =
  'This browser cannot open this picture. Please save it as a JPEG and try again.';
export const tooLarge = 'This file is larger than 40 MB. Please choose a smaller one.';
export const tooManyPixels = 'This picture has too many pixels. Please choose a smaller one.';
export const notAPicture = 'This file is not a picture. Please choose a JPEG, PNG, WebP or AVIF.';
export const cannotOpenHeic =
  'This browser cannot open pictures in Apple’s HEIC format. Please save it as a JPEG and choose that, or add it on your iPhone.';
export const cannotResize = 'This browser cannot resize pictures. Please use another browser.';
export const notSmaller = 'This picture is too large. Please choose a smaller one.';
export const cannotRead = 'We cannot read this file. Please choose another one.';
export const notAccepted =
  'This photo was rejected. You may have lost access to this listing, or have changed too many photos this week.';
export const notUploaded = 'This photo could not be uploaded. It is saved on this device.';
