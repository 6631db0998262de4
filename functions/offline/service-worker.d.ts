declare module 'virtual:service-worker' {
  const script: string;
  export default script;
}

declare module 'virtual:service-worker-off' {
  const script: string;
  export default script;
}
