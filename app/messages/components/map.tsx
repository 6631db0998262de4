import type { Wrap } from '#app/messages/sentences.ts';

export const placesOf = ({ map }: { map: string }) => `${map}: places`;
export const keysHelp =
  'Use the arrow keys to move the map, and plus and minus to zoom. On a marker, the arrow keys go to the next marker; hold Shift to move the map.';
export const twoFingersHint = 'Use two fingers to move the map';
export const closeCard = 'Close';
export const searchThisArea = 'Search this area';
export const backToResults = 'Back to results';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const distance = ({ miles }: { miles: number }) =>
  `${miles} ${miles === 1 ? 'mile' : 'miles'}`;
export const bordersCredit = 'Borders: U.S. Census Bureau';
export const streetsCredit = ({ streets, tiles }: { streets: Wrap; tiles: Wrap }) => (
  <>
    © {streets('OpenStreetMap')}, © {tiles('OpenMapTiles')}
  </>
);
export const place = ({
  name,
  detail,
  isApproximate,
}: {
  name: string;
  detail: string;
  isApproximate: boolean;
}) => (isApproximate ? `${name}, ${detail}, approximate location` : `${name}, ${detail}`);
export const closeTogether = ({ count, names }: { count: number; names: string }) =>
  `${count} listings close together: ${names}`;
