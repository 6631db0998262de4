export const noRoom =
  'This device is out of space. The previous copy is still there. Free up space and try again.';
export const noNetwork =
  'We could not reach the directory. Please check your connection and try again.';
export const refused = 'This browser cannot save cities, which is common in private windows.';
export const off = 'Saving cities is turned off right now, so nothing is saved on this device.';
export const saved = ({ city, count, size }: { city: string; count: string; size: string }) =>
  `${city} is saved on this device: ${count} places, ${size}. The copy updates once a day.`;
