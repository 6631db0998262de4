/** Words that names, streets and sentences of every category share. */
const list = (words: string): string[] => words.split(',').map((word) => word.trim());

export const surnames =
  list(`Abbott, Acosta, Adeyemi, Aguilar, Alvarez, Amsel, Anders, Arceneaux, Bailey, Banerjee, Barnes,
Batiste, Becker, Bergström, Bianchi, Blackwood, Boudreaux, Bowman, Brandt, Brennan, Burke, Caldwell, Campos, Carmichael,
Castillo, Chaudhry, Chen, Cho, Clarke, Cohen, Coleman, Contreras, Corbin, Cruz, Dalton, Delacroix, Delgado, Desai, Dimitrov,
Donnelly, Dubois, Dugan, Eastman, Eklund, Ellison, Espinoza, Farrell, Ferrara, Fischer, Fitzgerald, Fontenot, Friedman,
Fuentes, Gallagher, García, Gautier, Ghosh, Gibbs, Goldberg, Gómez, Graves, Greco, Gupta, Haddad, Hahn, Hanley, Harlow,
Hartmann, Hayashi, Henley, Herrera, Hidalgo, Hobbs, Holloway, Hoang, Hudson, Ibarra, Iverson, Jablonski, Jameson, Jensen,
Kapoor, Kaplan, Kaufman, Keller, Khalil, Kim, Kowalski, Kruger, Lachance, Lam, Landry, Larsen, Leclerc, Lindqvist, Lombardi,
López, Lund, Maddox, Mahoney, Malone, Marchetti, Marsh, Martínez, McBride, McKenna, Medina, Mehta, Mendoza, Merritt, Moreau,
Morales, Moreno, Murphy, Nakamura, Navarro, Nguyen, Nilsson, Novak, Núñez, Obi, O’Connell, O’Hara, Okafor, Olsen, Ortega,
Osborne, Pacheco, Park, Patel, Pellegrino, Peña, Petrov, Pham, Pickett, Prescott, Quigley, Quintero, Ramírez, Reyes, Rhodes,
Rinaldi, Rojas, Romano, Rosen, Rutledge, Sandoval, Santos, Sato, Schaefer, Schmidt, Shah, Silva, Singh, Sokolov, Soto,
Stanton, Strand, Suarez, Sullivan, Tanaka, Thibodeaux, Thorne, Tran, Trujillo, Underwood, Valdez, Vance, Vargas, Vaughn,
Villarreal, Vu, Wagner, Walsh, Weaver, Weiss, Whitaker, Wilder, Winslow, Wójcik, Wong, Yamamoto, Yates, Yoon, Zamora, Ziegler`);

export const firstNames =
  list(`Ada, Amara, Andre, Anita, Annie, Arturo, Beatriz, Bernice, Bo, Bruno, Camille, Carmen, Cecilia,
Chloé, Clyde, Cora, Dario, Delia, Dev, Dolores, Earl, Edith, Eli, Elena, Esther, Ezra, Fatima, Felix, Flora, Frankie, Gus,
Hana, Harriet, Hector, Helen, Ida, Imani, Inés, Iris, Ivan, Jasper, Joaquín, Joe, June, Kai, Lena, Leo, Lila, Lola, Louis,
Lucía, Mabel, Mae, Marcel, Marisol, Marta, Maya, Mei, Milo, Mina, Moses, Nadia, Nell, Nina, Noor, Odette, Olga, Omar, Opal,
Oscar, Otis, Paloma, Pearl, Pilar, Priya, Ray, Renée, Rosa, Ruby, Ruth, Sal, Sasha, Simone, Sofía, Stella, Sunny, Tess,
Theo, Tomás, Uma, Vera, Viola, Wanda, Wes, Willa, Yuki, Zelda, Zora`);

export const adjectives =
  list(`Amber, Blue, Bold, Brass, Bright, Busy, Clever, Copper, Crooked, Early, Faithful, Foggy, Gentle,
Gilded, Golden, Good, Green, Happy, Hidden, High, Honest, Hungry, Indigo, Ivory, Jolly, Kind, Little, Lone, Lost, Lucky,
Mellow, Merry, Midnight, Modern, Neighborly, New, Noble, Northern, Old, Olive, Painted, Patient, Plain, Proper, Quiet, Rambling,
Red, Rosy, Rustic, Salty, Scarlet, Second, Silver, Simple, Sly, Snug, Speckled, Steady, Sturdy, Sunny, Swift, Thirsty, Tidy,
True, Twin, Velvet, Wandering, Warm, White, Wild, Wise, Yellow`);

export const things =
  list(`Alder, Anchor, Apple, Arrow, Ash, Aspen, Bell, Birch, Bluebird, Bramble, Brick, Canyon, Cardinal,
Cedar, Clover, Cottonwood, Creek, Cypress, Daisy, Elm, Falcon, Fern, Finch, Garden, Gate, Hawthorn, Hazel, Heron, Hickory,
Holly, Honey, Ivy, Juniper, Lark, Laurel, Linden, Magnolia, Maple, Mesa, Moon, Oak, Orchard, Otter, Owl, Pear, Pecan, Pine,
Plum, Poppy, Quail, Raven, River, Robin, Rose, Sage, Sparrow, Spruce, Star, Stone, Swan, Sycamore, Thistle, Willow, Wren`);

export const places =
  list(`Northside, Southside, Eastside, Westside, Uptown, Midtown, Old Town, Riverside, Lakeview, Hillcrest,
Parkside, Brookside, Fairview, Highland, Meadowbrook, Glenwood, Mill Pond, Union Square, Market Square, Five Points, Crossroads,
Depot, Harbor, Orchard Hill, Sunnyside, Maplewood, Oak Park, Kingsley, Garfield, Lincoln Park, Stonebridge, Pleasant Valley,
Cherry Hill, Bayview, Fox Hollow, Prospect, Cedar Heights, Rosedale, Courthouse, Railyard`);

export const streets =
  list(`Adams, Alder, Ash, Beech, Birch, Broad, Cedar, Center, Cherry, Chestnut, Church, Clark, Clay, College,
Commerce, Congress, Court, Cypress, Dogwood, Elm, Fairview, Franklin, Front, Garfield, Grand, Grant, Grove, Hickory, High,
Highland, Hill, Jackson, Jefferson, Juniper, Lake, Laurel, Lee, Liberty, Lincoln, Linden, Locust, Madison, Magnolia, Main,
Maple, Market, Meadow, Mill, Monroe, Mulberry, Myrtle, Oak, Olive, Orchard, Park, Pearl, Pecan, Pine, Pleasant, Polk, Poplar,
Prospect, Railroad, Ridge, River, Rose, School, Spring, Spruce, State, Summit, Sunset, Sycamore, Taylor, Union, Valley, Vine,
Walnut, Washington, Water, Willow, Wilson, Winter, 2nd, 3rd, 4th, 5th, 6th, 7th, 8th, 9th, 10th, 11th, 12th, 14th, 16th, 18th`);

export const streetKinds = list(
  'St, St, St, St, Ave, Ave, Ave, Blvd, Rd, Rd, Dr, Ln, Way, Pl, Pkwy, Ct',
);
