/** What the placeholders of sentences stand for, beside those of names. */
const list = (words: string): string[] => words.split(',').map((word) => word.trim());

export const slots: Record<string, readonly string[]> = {
  few: list('three, four, five, six, seven'),
  days: list('two, three, four'),
  weeks: list('two, three, four, five, six'),
  dollars: list('two, three, four, five, six, seven, eight, nine'),
  teens: list('eleven, twelve, thirteen, fourteen, fifteen, sixteen, eighteen'),
  twenties: list('twenty, twenty-five, thirty, thirty-five, forty'),
  sixties: list('sixty, sixty-five, seventy'),
  hundreds: list('a hundred and twenty, two hundred, three hundred, four hundred'),
  thousands: list('two thousand, three thousand, four thousand'),
  seats: list('eight, ten, twelve, fourteen, sixteen, eighteen, twenty, twenty-four'),
  hours: list('eight, ten, twelve, fourteen, sixteen, eighteen'),
  seconds: list('six, eight, ten'),
  morning: list('three in the morning, four in the morning, half past four, five in the morning'),
  color: list('red, blue, green, yellow, orange, white, brown, purple'),
  wood: list('oak, hickory, pecan wood, cherry wood, maple, mesquite'),
  pet: list(
    'Biscuit, Comma, Pickle, Olive, Moth, Waffle, Gravel, Pepper, Juno, Tuna, Mabel, Socks',
  ),
  month: list('March, April, May, June, July, August, September, October, November'),
  side: list('across from, around the corner from, two doors from, next to, behind, a block from'),
  landmark: list(
    'library, fire station, post office, playground, water tower, elementary school, bus station, town hall, farmers’ market, ball field, swimming pool, community garden, old cinema, movie theater, high school, rail bridge',
  ),
  child: list('son, daughter, niece, nephew, grandson, granddaughter, godson, oldest, youngest'),
  person: list(
    'sister, brother, mother, father, aunt, uncle, neighbor, roommate, cousin, grandmother, grandfather, wife, husband, daughter, son, partner, best friend, mother-in-law, father-in-law, sister-in-law, niece, nephew',
  ),
};
