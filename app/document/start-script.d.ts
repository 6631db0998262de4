declare module 'virtual:start-script' {
  /** The URL of the built app/browser/start/start-app.ts. */
  const address: string;
  export default address;
}
