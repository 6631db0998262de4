declare module 'virtual:arrive-script' {
  /** The URL of the built app/browser/arrival/arrive.ts. */
  const address: string;
  export default address;
}
