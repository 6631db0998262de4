-- Every constant by which search orders listings, with its name and its reason; nothing else counts, and no payment. This is
-- their one place: `npm run types` writes them to app/domain/search/rank-weights.ts, by which the cities kept at the edge and on
-- devices are searched (app/domain/metro-index).
create view private.rank_weights with (security_invoker = true) as
select
  -- The order of listings that have all that was asked for (`sort_key`). Where the words name a category:
  3::real as list_kind, -- a listing whose main one it is
  1.5::real as list_other_kind, -- one that has it besides
  1::real as list_specialty, -- whose specialty is just the words: 'diner' of the restaurants
  0.6::real as list_part_of_kind, -- that has them in its name, features or services, where they say a part of a category
  0.3::real as list_rating_of_kind, -- of each star of the weighted rating
  -- Where they name none:
  2::real as list_text, -- how well a text matches (`ts_rank`, below 1), with these weights of its fields:
  1::real as text_in_name,
  0.6::real as text_in_kind, -- specialty, category, city
  0.2::real as text_in_offers, -- services and features
  0.05::real as text_in_description,
  1.5::real as list_similar_name, -- how similar its name is to the words (trigrams, 0 to 1)
  0.5::real as list_begun_name, -- its name begins with them
  0.12::real as list_rating, -- of each star
  -- And always:
  4::real as list_exact_name, -- its name is just the words: more than a category
  1.5::real as list_chosen_kind, -- the one requested category is its main one
  0.8::real as list_near, -- in the place that was asked for, half as much at
  8::real as half_at_miles,
  -- The order of partial matches (`rank_circle`). A term's part is its weight times how well the listing matches it; the weight of
  -- a word is how rare it is in the circle in so telling a field: 'bell' is in many texts and streets, and in few names.
  10::real as kind, -- of a kind of business: more than two of the rarest words
  6::real as kind_word, -- of a kind that one of several words says
  4.5::real as topic_word, -- of each word of a topic beside other words, which may mean something else
  1::real as common_word, -- of a word that this many listings or more have
  100::real as common_from,
  3.5::real as rare_word, -- of one that none has
  1.5::real as label_word, -- of one that several categories have in their names, such as 'food'
  0.5::real as generic_word, -- of one of these, unless it names a street: a bookstore is no answer to 'bridal shop'
  '{shop,shops,store,stores,center,centre,service,services,business,house,home,rental,rentals,repair,repairs,station,office,agency,
    studio,supply,supplies,club,group,general,public,old,new,big,street,avenue,ave,road,boulevard,blvd,highway,hwy,lane}'::text[] as generic_words,
  0.5::real as feature, -- of a feature, and of each further one this much less, so that the last goes first:
  0.01::real as further_feature,
  4.6::real as place_word, -- of the place's name as a word: 'portland' may be the one in Maine
  0.85::real as in_kind, -- by field; a word in the name counts 1
  0.6::real as in_offers,
  0.5::real as in_address, -- and more before 'street':
  2.5::real as in_street,
  2.6::real as street_in_name, -- in a name instead: First Street Brewing
  0.3::real as in_text,
  0.95::real as other_spelling, -- of a word in less likely a spelling
  0.95::real as other_kind, -- of a listing that has the kind besides its main one
  0.5::real as related, -- of a neighbor of the kind, and less the farther it is: near, it comes before the kind itself beyond 100 miles
  0.02::real as further_related,
  0.6::real as kind_word_in_name, -- of such a word in the name of another kind: a brewery called On Tour is no tour
  0.35::real as topic_in_name, -- of a topic in the name of another kind: a brewery called Couch has no couches
  0.75::real as topic_word_in_name, -- of one beside other words
  2::real as without_kind, -- lost where a whole kind was asked for and only other words match: a cleaner gives no piano lessons
  4::real as exact_name, -- added for a name of just these words
  2.5::real as beyond_near, -- lost outside of the circle that was asked for, and
  5.5::real as beyond_100_miles, -- outside of the one around that
  -- Of partial matches that are equally good, the first is by:
  1.5::real as said, -- the words that say the kind in its name: a dentist who offers root canals comes first
  0.8::real as said_in_offers, -- of that, in services and features
  0.4::real as said_in_part, -- of that, for some of the words anywhere
  0.06::real as best_rating, -- each star
  0.5::real as best_near; -- its distance

create function private.read_rank_weights()
returns private.rank_weights language plpgsql immutable parallel safe as $$
begin
  return (select w from private.rank_weights as w);
end;
$$;
