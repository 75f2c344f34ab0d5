import { footerRegions } from '#app/company/regions.ts';
import { boards } from '#app/drawings/boards.ts';
import { mapPlaces } from '#app/drawings/map-places.ts';
import { Picture } from '#app/drawings/picture.tsx';

const { width, height } = boards.map;

/** Places whose way to the road lies on their right. */
const offTheRoad = new Set<string>(['Araras', 'Bingen']);

/**
 * The drawn map with the names of its places, in the page's own font, as large as the box that it stands in, in a container
 * as wide as the page. The names are fitted into the box as the drawing under them is.
 */
export function LabelledMap() {
  return (
    <>
      <Picture name="map" described loading="lazy" className="absolute size-full" />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="absolute size-full fill-on-band text-[24px] font-semibold @2xl:text-[19px] @7xl:text-[16px]"
      >
        {footerRegions.map((name) => {
          const [x, y] = mapPlaces[name];
          const left = offTheRoad.has(name);
          return (
            <text
              key={name}
              x={x + (left ? -18 : 20)}
              y={y + (left ? 7 : 17)}
              textAnchor={left ? 'end' : 'start'}
            >
              {name}
            </text>
          );
        })}
      </svg>
      <p className="absolute right-3 bottom-1.5 text-xs text-on-band-soft sm:right-6 sm:bottom-2 sm:text-sm">
        Mapa esquemático, sem escala
      </p>
    </>
  );
}
