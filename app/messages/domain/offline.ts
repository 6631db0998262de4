export const noRoom =
  'This device is out of space. What was saved before is still there. Free up space and try again.';
export const noNetwork =
  'We could not reach the directory. Please check your connection and try again.';
export const refused = 'This browser cannot save cities, which is common in private windows.';
export const off = 'Saving a city is turned off right now. Nothing is saved on this device.';
export const saved = ({ city, count, size }: { city: string; count: string; size: string }) =>
  `${city} is saved on this device: ${count} places, ${size}. Its copy updates once a day.`;
