/** Offers that are done for people, or go on there: nobody eats them or takes them along. */
const deeds =
  /rental|repair|reupholster|sharpening|paint mixing|rewiring|alteration|\bhems\b|taken in|linings|consignment|delivery|story time|book club|workshop|subscription|school readers|plus sizes|\bon (Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|weekends)|nights?\b|raffle|jukebox|shuffleboard|pinball|darts|tours|truck|\bcut\b|reglued|new springs|dog wash|adoption|socials|fittings|groom|baths|trims|stripping|by appointment|wedding flowers|floor models|counter|flights|refills|taps of|screen/i;

/** Whether an offer is eaten, drunk or carried home. */
export function isGood(offer: string): boolean {
  return !deeds.test(offer);
}
