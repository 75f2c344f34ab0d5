import type { footerRegions } from '#app/company/regions.ts';
import type { Point } from './shapes.ts';

/** Where the map has the lights of the places we serve. North is up; distances are not to scale, so that each name has its room. */
export const mapPlaces: Record<(typeof footerRegions)[number], Point> = {
  Posse: [504, 80],
  'Pedro do Rio': [424, 132],
  Itaipava: [404, 186],
  Nogueira: [384, 238],
  Araras: [152, 212],
  Corrêas: [352, 288],
  Cascatinha: [304, 340],
  Bingen: [128, 316],
  Centro: [232, 384],
  Quitandinha: [104, 420],
};
