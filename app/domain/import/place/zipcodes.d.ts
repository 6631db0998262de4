declare module 'zipcodes' {
  type Entry = {
    zip: string;
    latitude: number;
    longitude: number;
    city: string;
    state: string;
    country: string;
  };
  const zipcodes: { codes: Record<string, Entry | undefined> };
  export default zipcodes;
}
