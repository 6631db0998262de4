import type { OpeningHours, Service, SpecialHours } from '#app/domain/business/business.ts';

/** The columns of public.businesses that the generator fills; category and metro by their slugs. */
export type GeneratedRow = {
  id: string;
  slug: string;
  name: string;
  description: string | null;
  category: string;
  /** Its main category and further ones; `category` is whose vocabulary it has. */
  categories: string[];
  specialty: string | null;
  metro: string | null;
  street: string;
  city: string;
  state: string;
  zip_code: string;
  lat: number;
  lng: number;
  time_zone: string;
  phone: string | null;
  email: string | null;
  website: string | null;
  attributes: string[];
  status: 'published' | 'closed' | 'moved' | 'pending' | 'draft' | 'rejected' | 'suspended';
  temporarily_closed: boolean;
  /** The id of the listing it moved to, which comes before it. */
  moved_to: string | null;
  owner_id: string | null;
  verification: 'none' | 'documents' | 'email';
  rating: number | null;
  review_count: number;
  confirmed_at: string | null;
  created_at: string;
  updated_at: string;
};

export type GeneratedReview = {
  author_name: string;
  rating: number;
  /** Templates; {offer} stands for `offer`. */
  sentences: string[];
  offer: string | null;
  /** Hours since `reviewsBegan` in make-reviews.ts. */
  created: number;
  /** Days between the visit and the review; null when not said. */
  visitedBefore: number | null;
  hasReceipt: boolean;
  answer: string | null;
  answeredAfter: number | null;
  hiddenReason: string | null;
};

export type GeneratedService = Omit<Service, 'description'>;

export type GeneratedBusiness = {
  row: GeneratedRow;
  hours: OpeningHours[];
  specialHours: SpecialHours[];
  reviews: GeneratedReview[];
  services: GeneratedService[];
};
