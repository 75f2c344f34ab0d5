import type { Board, CropName, DrawingName } from './boards.ts';
import { boards, drawingFile } from './boards.ts';

/** Where this version's drawings are, for browsers to keep (app/launcher/render-images.ts). */
declare const __DRAWINGS_FOLDER__: string;

interface PictureProps<Name extends DrawingName> {
  name: Name;
  /** A named part of the drawing, instead of all of it. */
  crop?: CropName<Name>;
  /** A part with less beside its subject, for where the picture's box is higher than wide: from `narrowFrom` up to wide screens. */
  narrow?: CropName<Name>;
  narrowFrom?: '48rem' | '64rem';
  /** Tells screen readers what it shows; without it the picture is decoration. */
  described?: boolean;
  className?: string;
  loading?: 'lazy' | 'eager';
}

/**
 * One of our drawings. It has its place on the page before it has come, and fills its box to the edge, whatever its shape: what
 * the board or its crop holds is never cut.
 */
export function Picture<Name extends DrawingName>({
  name,
  crop,
  narrow,
  narrowFrom = '48rem',
  described = false,
  className,
  loading,
}: PictureProps<Name>) {
  const { description, crops, moves = false, ...whole }: Board = boards[name];
  const [, , width, height] = crops[crop ?? ''] ?? [0, 0, whole.width, whole.height];
  const file = (part: string | undefined, ...edition: string[]) =>
    `${__DRAWINGS_FOLDER__}/${drawingFile(name, ...(part === undefined ? [] : [part]), ...edition)}`;
  const image = (
    <img
      src={file(crop)}
      alt={described ? description : ''}
      width={width}
      height={height}
      loading={loading}
      className={className}
    />
  );
  if (!moves && narrow === undefined) return image;
  const halves = `(${narrowFrom} <= width < 88rem)`;
  // Motion is not left to the file: browsers do not tell a picture what its reader prefers. The sources are hidden, since beside
  // the image in a grid they would take cells.
  return (
    <picture className="contents">
      {moves && narrow !== undefined && (
        <source hidden media={`${still} and ${halves}`} srcSet={file(narrow, 'still')} />
      )}
      {narrow !== undefined && <source hidden media={halves} srcSet={file(narrow)} />}
      {moves && <source hidden media={still} srcSet={file(crop, 'still')} />}
      {image}
    </picture>
  );
}

const still = '(prefers-reduced-motion: reduce)';
