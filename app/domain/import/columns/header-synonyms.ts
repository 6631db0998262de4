import { type ImportField, importFields } from '../fields.ts';

/** Header names by field, the best first, separated by spaces. */
const names: Record<ImportField, string> = {
  name:
    'name dba_name dba doing_business_as doing_business_as_name trade_name business_name ' +
    'store_name facility_name establishment_name establishment company_name company ' +
    'business organization organization_name location_name aka_name aka program_name ' +
    'operating_name premise_name facility title member_name names_primary',
  legal_name:
    'legal_name legal_business_name business_legal_name legal_entity_name account_name ' +
    'licensee_name licensee ownership_name entity_name corporation_name corporate_name ' +
    'permittee applicant_name owner_name',
  brand:
    'brand chain banner brand_name chain_name brand_names_primary store_brand operator ' +
    'store_type',
  description: 'description about summary details notes bio',
  category:
    'category categories business_type business_category facility_type industry ' +
    'primary_category type naics_description naics naics_code primary_naics ' +
    'primary_naics_code sic sic_code naics_code_description sic_description ' +
    'license_description license_type license_category business_activity activity ' +
    'cuisine_description cuisine provider_type hospital_type establishment_type ' +
    'permit_type business_description kind license licenses license_classification ' +
    'license_class classification class class_description business_class ' +
    'business_classification type_of_business nature_of_business line_of_business ' +
    'primary_business business_type_description business_subtype subtype sub_category ' +
    'subcategory activity_description service_type category_name type_description ' +
    'naics_desc sic_desc use permit_description program_category naics_title',
  // Assigned to a second category column, never by a header of its own.
  category_2: '',
  more_categories:
    'more_categories additional_categories other_categories secondary_categories ' +
    'alternate_categories categories_alternate',
  specialty: 'specialty kind_of_business',
  street:
    'street street_address address_1 address_line_1 street_1 address addr addr1 ' +
    'site_address premise_address location_address business_address ' +
    'street_name_and_number addresses_freeform freeform',
  street_number:
    'street_number address_number house_number housenum building_number address_building building bldg',
  street_direction:
    'street_direction direction address_direction pre_direction street_prefix predir',
  street_name: 'street_name address_street_name street_only address_street street',
  street_suffix: 'street_suffix suffix street_type address_suffix street_suf streetnameposttype',
  street_2:
    'street_2 address_2 address_line_2 addr2 suite unit apt suite_number unit_number ' +
    'secondary_address',
  address:
    'full_address complete_address address_full formatted_address location_1 location ' +
    'business_location geocoded_address whole_address',
  city:
    'city town city_town municipality locality city_name business_city boro borough ' +
    'city_or_town address_city community placename',
  city_line:
    'city_state_zip city_state city_st_zip city_state_zip_code city_and_state citystzip ' +
    'address_line_3 location',
  state:
    'state state_province state_code province region state_name st business_state ' +
    'state_abbreviation address_state state_abbr',
  zip_code:
    'zip_code zip postal_code postcode zip_5 postal zip_postal_code business_zip ' +
    'source_zipcode address_zip zip_4',
  country: 'country country_code country_name nation',
  phone:
    'phone phone_number telephone tel business_phone main_phone telephone_number ' +
    'contact_phone phones phone_1 mobile cell',
  email: 'email email_address e_mail contact_email business_email emails mail',
  website:
    'website website_url web_url web_site url web homepage home_page site web_address ' +
    'web_page internet_address websites link',
  phone_extension: 'phone_extension extension ext phone_ext',
  text_phone: 'text_phone sms sms_number text_number text_messages',
  menu_url: 'menu_url menu menu_link online_menu',
  booking_url: 'booking_url booking booking_link reservation_url appointment_url',
  order_url: 'order_url order_online order_link online_ordering online_orders',
  facebook_url: 'facebook_url facebook contact_facebook facebook_page facebook_link',
  instagram_url: 'instagram_url instagram contact_instagram instagram_handle instagram_link',
  tiktok_url: 'tiktok_url tiktok contact_tiktok tiktok_handle tiktok_link',
  youtube_url: 'youtube_url youtube contact_youtube youtube_channel youtube_link',
  x_url: 'x_url twitter twitter_url contact_twitter twitter_handle twitter_link',
  linkedin_url: 'linkedin_url linkedin contact_linkedin linkedin_page linkedin_link',
  service_area: 'service_area areas_served area_served service_areas towns_served',
  service_radius: 'service_radius service_radius_miles',
  parking_notes: 'parking_notes parking parking_information',
  attributes: 'attributes features amenities feature accommodations',
  hours: 'hours opening_hours hours_of_operation business_hours store_hours open_hours schedule',
  lat: 'lat latitude y geo_lat y_coordinate point_y geocode_lat',
  lng: 'lng lon long longitude x geo_lng geo_lon x_coordinate point_x geocode_lng',
  point:
    'point coordinates geolocation lat_long lat_lng georeference the_geom geocoded_column ' +
    'geom location_1 location business_location location_point',
  status:
    'status business_status operating_status state_of_business license_status ' +
    'facility_status account_status active is_active is_open open',
  closed_on:
    'closed_on date_closed close_date closed_date closure_date business_end_date ' +
    'location_end_date out_of_business_date',
  // By priority: date of change, then of visit, then of license.
  source_date:
    'last_updated updated_at updated_on updated date_updated update_date update_time last_update ' +
    'modified last_modified date_modified modified_date as_of as_of_date data_as_of ' +
    'inspection_date last_inspection_date date_of_inspection insp_date activity_date issue_date ' +
    'issued_date date_issued issued license_issue_date license_issued_date license_start_date ' +
    'effective_date renewal_date record_date source_date date',
};

/** The header names of each field, the best first; case, spaces and punctuation do not count. */
export const headerSynonyms = Object.fromEntries(
  importFields.map((field) => [field, names[field].split(' ').filter((name) => name !== '')]),
) as Record<ImportField, string[]>;
