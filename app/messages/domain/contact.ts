export const email = 'Email';
export const invalidEmail = 'Please enter a valid email address (e.g., name@example.com)';
export const phone = 'Phone number';
export const invalidPhone = 'Please enter a valid 10-digit phone number';
export const invalidWebsite = 'Please enter a valid website URL';
export const unreadableWebsite =
  'Please enter a valid website URL (e.g., example.com or https://example.com)';
