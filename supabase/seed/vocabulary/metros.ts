type SeededMetro = {
  /** How many of the listings, beside the others. */
  weight: number;
  /** The middle of where its people live, around which listings are drawn; not the city's center. */
  populated: [lat: number, lng: number];
  areaCodes: number[];
};

/** The metros that have generated listings, with true area codes. */
export const seededMetros: Record<string, SeededMetro> = {
  'new-york-ny': {
    weight: 10,
    populated: [40.7583, -73.9772],
    areaCodes: [212, 646, 718, 347, 917],
  },
  'los-angeles-ca': {
    weight: 8,
    populated: [34.0522, -118.2549],
    areaCodes: [213, 323, 310, 818, 626],
  },
  'chicago-il': { weight: 7, populated: [41.85, -87.6779], areaCodes: [312, 773, 708, 847] },
  'houston-tx': { weight: 5, populated: [29.834, -95.4342], areaCodes: [713, 281, 832] },
  'dallas-tx': { weight: 5, populated: [32.7673, -96.7776], areaCodes: [214, 972, 469] },
  'philadelphia-pa': { weight: 5, populated: [40.0018, -75.1459], areaCodes: [215, 267, 610] },
  'washington-dc': { weight: 4, populated: [38.8933, -77.0146], areaCodes: [202] },
  'miami-fl': { weight: 4, populated: [25.7743, -80.2059], areaCodes: [305, 786, 954] },
  'atlanta-ga': { weight: 4, populated: [33.8444, -84.3896], areaCodes: [404, 770, 678] },
  'boston-ma': { weight: 4, populated: [42.3576, -71.0598], areaCodes: [617, 857, 781] },
  'phoenix-az': { weight: 4, populated: [33.4484, -112.074], areaCodes: [602, 480, 623] },
  'san-francisco-ca': { weight: 4, populated: [37.7749, -122.4194], areaCodes: [415, 510, 650] },
  'seattle-wa': { weight: 4, populated: [47.6062, -122.3321], areaCodes: [206, 425, 253] },
  'austin-tx': { weight: 6, populated: [30.3264, -97.7472], areaCodes: [512, 737] },
  'denver-co': { weight: 4, populated: [39.7392, -104.9847], areaCodes: [303, 720] },
  'minneapolis-mn': { weight: 3, populated: [44.98, -93.2683], areaCodes: [612, 651, 763] },
  'san-diego-ca': { weight: 3, populated: [32.7153, -117.1573], areaCodes: [619, 858] },
  'portland-or': { weight: 3, populated: [45.5235, -122.6762], areaCodes: [503, 971] },
  'detroit-mi': { weight: 3, populated: [42.3314, -83.0827], areaCodes: [313, 248, 734] },
  'nashville-tn': { weight: 3, populated: [36.1798, -86.7852], areaCodes: [615, 629] },
  'new-orleans-la': { weight: 3, populated: [29.9546, -90.0751], areaCodes: [504] },
  'st-louis-mo': { weight: 2, populated: [38.6442, -90.2544], areaCodes: [314, 636] },
  'pittsburgh-pa': { weight: 2, populated: [40.4344, -80.0248], areaCodes: [412, 724] },
  'salt-lake-city-ut': { weight: 2, populated: [40.6916, -111.9008], areaCodes: [801, 385] },
  'indianapolis-in': { weight: 2, populated: [39.7795, -86.1328], areaCodes: [317, 463] },
  'madison-wi': { weight: 2, populated: [43.0696, -89.4239], areaCodes: [608] },
  'albuquerque-nm': { weight: 2, populated: [35.0512, -106.6729], areaCodes: [505] },
  'portland-me': { weight: 2, populated: [43.6615, -70.2553], areaCodes: [207] },
  'asheville-nc': { weight: 1, populated: [35.6203, -82.5286], areaCodes: [828] },
  'honolulu-hi': { weight: 1, populated: [21.3062, -157.8585], areaCodes: [808] },
  'anchorage-ak': { weight: 1, populated: [61.19, -149.8938], areaCodes: [907] },
};
