import { renderToStaticMarkup } from 'react-dom/server';
import type { Board, DrawingName } from './boards.ts';
import { boards, drawingNames, drawingFile } from './boards.ts';
import { drawings } from './drawings.ts';

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
      const svg = svgFile(name, viewBox);
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

/** The whole of a drawing, as the text of an SVG file. */
export function drawingSvg(name: DrawingName): string {
  return svgFile(name, wholeOf(name));
}

function wholeOf(name: DrawingName) {
  const { origin = [0, 0], width, height }: Board = boards[name];
  return [...origin, width, height];
}

function svgFile(name: DrawingName, viewBox: readonly number[]): string {
  const Shapes = drawings[name];
  const [, , width, height] = viewBox;
  const markup = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={viewBox.join(' ')}
      width={width}
      height={height}
    >
      <title>{boards[name].description}</title>
      <Shapes />
    </svg>,
  );
  return markup.replaceAll(/><\/(?:rect|path|circle|ellipse)>/g, '/>');
}
