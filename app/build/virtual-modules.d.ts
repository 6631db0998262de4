// What the plugins of this folder provide.

declare module 'virtual:service-worker' {
  const script: string;
  export default script;
}

declare module 'virtual:service-worker-off' {
  const script: string;
  export default script;
}

declare module 'virtual:start-script' {
  /** The URL of the built app/browser/start/start-app.ts. */
  const address: string;
  export default address;
}

declare module 'virtual:map-shapes' {
  import type { ShapeIndex } from '#app/domain/map/get-outlines.ts';

  const index: ShapeIndex;
  export default index;
}
