declare module 'virtual:map-shapes' {
  import type { ShapeIndex } from '#app/domain/map/get-outlines.ts';

  const index: ShapeIndex;
  export default index;
}
