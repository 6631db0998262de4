/** How to get there and when it is quiet: for any place that people come to. */
export const arrivals = [
  'You find it {near}, under a {color} sign.',
  'Look for the {color} awning {near}.',
  'The entrance is on the side, {near}.',
  'Parking is easiest behind the building, off the alley.',
  'There is a bike rack by the door and a meter in front.',
  'Street parking on {street} is free after six.',
  'The lot next door is free for the first {twenties} minutes.',
  'Strollers go in by the side door on {street}.',
  'The bus stops {near}, and from there it is a minute on foot.',
  'The driveway is narrow, so pull in slowly.',
  'Get off the bus at {place} and cross at the light.',
  'It is just past the {place} school, on the shady side.',
  'Two spots out front are kept for short stops.',
  'The quiet time is right after lunch.',
  '{weekday} mornings are the quiet time.',
  'If the lights are on a little early, knock.',
  'What has been left behind waits in a drawer by the door.',
  'On snow days, look at the sign before you set out.',
  'A ramp leads to the back door, and there is a bell.',
  'On market days, leave the car at home.',
  'The nearest free parking is {near}.',
  'If {street} is closed for a parade, come in from the alley.',
  'A dog may wait in the shade {near}.',
  'The bench outside is for anybody, customer or not.',
  'They call back the same day if nobody picks up.',
  'Come by {street} on foot: the windows are worth it.',
];

/** What it costs less, and how one pays, where people eat or buy. */
export const bargains = [
  'Teachers and nurses get {teens} percent off with a badge.',
  'Veterans pay {teens} percent less.',
  'Students with a card pay a little less on {weekday}s.',
  'New in town? Say so, and the first time costs {dollars} dollars less.',
  'Neighbors on {street} get a small discount, on their word.',
  'People over sixty-five pay less on {weekday}s.',
  'Line up by the {color} bench if there is a line.',
  'Cash is quicker, cards are fine.',
  '{weekday} afternoons are the busiest, so come early.',
  'It closes for a week each {month}; the dates hang in the window.',
];

/** For those who come to the house. */
export const callArrivals = [
  'They cover {city} and about {teens} miles around it.',
  'The first estimate costs nothing but {twenties} minutes.',
  'They text when they are {teens} minutes away.',
  'Neighbors on one street who book together save {teens} percent.',
  'Veterans pay {teens} percent less.',
  'People over sixty-five get {teens} percent off labor.',
  'Call before nine to be seen the same day.',
  '{weekday}s are kept for small jobs.',
  'In {month} they are booked {weeks} weeks ahead.',
  'You may pay by check, card or in two parts.',
  'They work in {city} on {weekday}s and in the suburbs on other days.',
  'Somebody named {partner} picks up the phone, not a machine.',
];
