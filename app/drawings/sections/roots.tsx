import { StreetSection, Wall } from '../parts.tsx';

export function Roots() {
  return (
    <>
      <Wall width={480} height={176} tilesFrom={96} />
      <StreetSection y={176} width={480} height={360} />
    </>
  );
}
