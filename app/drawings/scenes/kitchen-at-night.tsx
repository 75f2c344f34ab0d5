import { Floor, SerraNight, StreetSection, Wall, Window } from '../parts.tsx';

export function KitchenAtNight() {
  return (
    <>
      <Wall width={640} height={240} tilesFrom={160} />
      <Window x={176} y={32} width={288} height={144}>
        <SerraNight width={272} height={128} />
      </Window>
      <Floor y={240} width={640} />
      <StreetSection y={280} width={640} height={480} />
    </>
  );
}
