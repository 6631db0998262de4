declare module 'virtual:arrive-script' {
  /** The URL of app/browser/arrival/arrive.ts for browsers. */
  const address: string;
  export default address;
}
