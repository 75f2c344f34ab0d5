import { renderToStaticMarkup } from 'react-dom/server';
import type { Board, DrawingName } from './boards.ts';
import { boards, drawingNames, drawingFile } from './boards.ts';
import { drawings } from './drawings.ts';
import { dimmed, palette } from './palette.ts';

interface SvgFile {
  name: DrawingName;
  file: `${string}.svg`;
  svg: string;
}

/**
 * The files of all drawings. A crop is a file of its own: a `<view>` in the address of an `<img>` keeps the size of the whole
 * drawing, and what draws social images knows no views.
 */
export function svgFiles(): SvgFile[] {
  return drawingNames.flatMap((name) => {
    const { crops, moves = false }: Board = boards[name];
    const files = (viewBox: readonly number[], ...parts: string[]): SvgFile[] => {
      const svg = svgFile(name, viewBox, { crop: parts[0] });
      const still = svg.replace(/<style>.*<\/style>/, '');
      return [
        { name, file: drawingFile(name, ...parts), svg },
        ...(moves ? [{ name, file: drawingFile(name, ...parts, 'still'), svg: still }] : []),
      ];
    };
    return [
      ...files(wholeOf(name)),
      ...Object.entries(crops).flatMap(([crop, box]) => files(box, crop)),
    ];
  });
}

/** A drawing as the text of an SVG file that fills a box of that size: all of the board, and what goes on around it. */
export function drawingSvg(name: DrawingName, box: { width: number; height: number }): string {
  return svgFile(name, wholeOf(name), { box });
}

function wholeOf(name: DrawingName) {
  const { origin = [0, 0], width, height }: Board = boards[name];
  return [...origin, width, height];
}

/** A page's picture follows its theme; an image for previews has none. */
const dark = [
  `[fill="${palette.brand100}"]{fill:${dimmed.brand100}}`,
  `[fill="${palette.brand200}"]{fill:${dimmed.brand200}}`,
].join('');

/**
 * Without a `box` the file has a shape but no size, so that its picture takes that of its place on a page: there the view box
 * is shown whole, and what is drawn beyond it fills the rest.
 */
function svgFile(
  name: DrawingName,
  viewBox: readonly number[],
  { box, crop }: { box?: { width: number; height: number }; crop?: string | undefined },
): string {
  const Shapes = drawings[name];
  const markup = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={viewBox.join(' ')}
      width={box?.width}
      height={box?.height}
    >
      <title>{boards[name].description}</title>
      {box === undefined && <style media="(prefers-color-scheme:dark)">{dark}</style>}
      <Shapes crop={crop} />
    </svg>,
  );
  return markup.replaceAll(/><\/(?:rect|path|circle|ellipse)>/g, '/>');
}
