declare module 'virtual:map-shapes' {
  import type { ShapeIndex } from '#app/domain/map/shapes/shapes.ts';

  const index: ShapeIndex;
  export default index;
}
