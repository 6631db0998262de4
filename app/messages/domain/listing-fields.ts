// By the names of private.listing_fields.

export const labels = {
  name: 'Name',
  category: 'Category',
  specialty: 'Kind of business',
  more_categories: 'More categories',
  description: 'Description',
  street: 'Street',
  city: 'City',
  state: 'State',
  zip_code: 'Zip code',
  location: 'Location',
  stated_time_zone: 'Time zone',
  phone: 'Phone',
  phone_extension: 'Extension',
  text_phone: 'Text messages',
  email: 'Email',
  website: 'Website',
  menu_url: 'Menu',
  booking_url: 'Booking',
  order_url: 'Online orders',
  facebook_url: 'Facebook',
  instagram_url: 'Instagram',
  tiktok_url: 'TikTok',
  youtube_url: 'YouTube',
  x_url: 'X',
  linkedin_url: 'LinkedIn',
  service_area: 'Towns served',
  service_radius: 'Miles served around its address',
  opens_on: 'Opening day',
  parking_notes: 'Parking',
  attributes: 'Features',
  opening_hours: 'Opening hours',
  special_hours: 'Special days',
  services: 'Services',
  photos: 'Photos',
};

/** In forms and their messages. */
export const formLabels = {
  ...labels,
  name: 'Business name',
  street: 'Street address',
  phone: 'Phone number',
};

/** To owners, neighbors and admins alike. */
export const hints = {
  specialty: 'In customers’ words, like “beekeeper”. Visitors see it instead of the category.',
  name: 'As it appears on the sign.',
  description: 'What would you tell a neighbor about it? Plain facts, no advertising.',
  phone: 'Ten digits, with the area code.',
  phone_extension: 'The digits to dial after the number.',
  text_phone: 'A number that answers text messages. It can be the phone number.',
  email: 'Shown on the public page.',
  facebook_url: 'The address of the page, or its name there, like @mainstreet.',
  service_area: 'For those who come to their customers: “Austin, Round Rock, Cedar Park”.',
  opens_on: 'Of a new business. Until then visitors see that day.',
  parking_notes: 'Where to park, and what it costs.',
};

/** The fields whose large changes an admin reviews, in a sentence. */
export const reviewedFields = { name: 'name', category: 'category', address: 'address' };
export type ReviewedField = keyof typeof reviewedFields;
