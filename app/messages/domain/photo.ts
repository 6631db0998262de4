type PhotoOf = { place: number; name: string };
export const photoOf = ({ place, name }: PhotoOf) => `Photo ${place} of ${name}`;
