declare module 'virtual:arrive-script' {
  /** Where browsers find app/browser/arrival/arrive.ts. */
  const address: string;
  export default address;
}
